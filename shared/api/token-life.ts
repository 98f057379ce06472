/** How long an access token is valid, in seconds: one day. */
export const tokenLifeSeconds = 86_400

/**
 * How long the data for checking a token is kept, in seconds. It is an hour longer than the token
 * is valid, because clocks differ.
 */
export const keptForTokensSeconds = tokenLifeSeconds + 3600
