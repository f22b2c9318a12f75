"""What the keeper does himself: ends and removes games, bans, hands over, moves people, reads his report."""
