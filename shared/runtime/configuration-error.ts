/**
 * The process cannot start: a setting is wrong, or the database is not prepared. The message says
 * what to do. A restart does not help.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}
