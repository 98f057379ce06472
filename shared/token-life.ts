/** How long an access token holds, in seconds: one day (specification §5.1). */
export const tokenLifeSeconds = 86_400

/** What the check of a token depends on is kept an hour longer than the token holds, in seconds: clocks differ. */
export const keptForTokensSeconds = tokenLifeSeconds + 3600
