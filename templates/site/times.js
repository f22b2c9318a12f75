// Shows times in the reader's own zone; without it they stand in UTC.
const language = navigator.languages.find((one) => one.startsWith(document.documentElement.lang));
for (const time of document.querySelectorAll('time[datetime*="T"]')) {
  time.title = time.textContent;
  time.textContent = new Date(time.dateTime).toLocaleString(language ?? "en-GB", {
    weekday: "short", day: "numeric", month: "short", year: "numeric",
    hour: "2-digit", minute: "2-digit", timeZoneName: "short",
  });
}
