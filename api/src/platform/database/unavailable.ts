/** PostgreSQL's classes and codes of what passes: no connection, no resources, shutting down, taking too long. */
const passingClasses = new Set(['08', '53', '58']);
const passingCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the driver says without a code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after)/;

/** Whether an error says that the database cannot be used now: the caller may come back with the same request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (driverWords.test(error.message)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return passingCodes.has(code) || (code.length === 5 && passingClasses.has(code.slice(0, 2)));
}
