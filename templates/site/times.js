// Shows times in the reader's own zone; without it they stand in UTC.
for (const time of document.querySelectorAll('time[datetime*="T"]')) {
  time.title = time.textContent;
  time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, {
    weekday: "short", day: "numeric", month: "short", year: "numeric",
    hour: "2-digit", minute: "2-digit", timeZoneName: "short",
  });
}
