/** The exit codes of all processes and commands. */
export const exitCodes = {
  success: 0,
  failure: 1,
  /**
   * Wrong settings, or a database that is not prepared (EX_CONFIG of sysexits). A supervisor need
   * not restart the process.
   */
  configuration: 78,
} as const
