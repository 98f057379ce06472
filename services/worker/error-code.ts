/**
 * The code of an error, else its name: messages may hold a key or a URL. The error of an aborted
 * signal has a numeric code, which is of no use.
 */
export const errorCode = ({ code, name }: Error & { code?: unknown }): string =>
  typeof code === 'string' ? code : name
