/** How long an access token is valid, in seconds: one day. */
export const tokenLifeSeconds = 86_400

/** A token of a console session is in the memory of a page, so it lasts an hour only. */
export const consoleTokenLifeSeconds = 3600

/**
 * How long the data for checking a token is kept, in seconds. It is an hour longer than the token
 * is valid, because clocks differ.
 */
export const keptForTokensSeconds = tokenLifeSeconds + 3600
export const keptForConsoleTokensSeconds = consoleTokenLifeSeconds + 3600
