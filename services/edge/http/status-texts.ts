/**
 * The text of each HTTP status, as Node.js has it. To import from `node:http` reads all its
 * exports, and one of them loads Node's own undici: 35 ms of CPU at each start.
 */
export const { STATUS_CODES: statusTexts } = process.getBuiltinModule('node:http')
