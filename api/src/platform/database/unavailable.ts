/** PostgreSQL's classes of what passes: no connection, no resources, a fault of the machine. */
const passingClasses = new Set(['08', '53', '58']);
/** What passes in the other classes: undone for another's sake, taking too long, read only, shutting down or starting. */
const passingStates = new Set([
  '25006',
  '25P03',
  '25P04',
  '40001',
  '40003',
  '40P01',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);
/** Undone whole for another's sake: nothing of the statement was kept. Not 40003, whose outcome nobody knows. */
const undoneStates = new Set(['40001', '40P01']);
/** Of the system: a name, a network or a machine that does not answer, or no more sockets here. */
const passingFaults = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENFILE',
  'ENOBUFS',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the driver says without a code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after|PGlite is clos(?:ing|ed))/;

/** Whether a fault, or one that led to it, is of this kind. */
function isOrComesFrom(error: unknown, isKind: (error: Error, code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return isKind(error, code) || (error.cause !== error && isOrComesFrom(error.cause, isKind));
}

/** Whether an error says that the database cannot be used now: the caller may come back with the same request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isOrComesFrom(
    error,
    ({ message }, code) =>
      driverWords.test(message) ||
      passingStates.has(code) ||
      passingFaults.has(code) ||
      (code.length === 5 && passingClasses.has(code.slice(0, 2))),
  );
}

/** PostgreSQL's code of what undid a statement for another's sake; null when something else ended it. */
export function undoneBy(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return undoneStates.has(code) ? code : null;
}

/** Whether the server ended a statement before it was over, because it took too long. */
export function isCutShort(error: unknown): boolean {
  return isOrComesFrom(error, (_error, code) => code === '57014');
}

/** Whether every connection that could be used was in use for too long. */
export function isWithoutConnection(error: unknown): boolean {
  return isOrComesFrom(error, ({ message }) => message.startsWith('timeout exceeded when trying to connect'));
}

/** Whether the server that was reached only reads: another one has taken its place. */
export function isReadOnly(error: unknown): boolean {
  return isOrComesFrom(error, (_error, code) => code === '25006');
}
