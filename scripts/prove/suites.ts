import { type Suite, suiteProof } from './suite-proof';

/** Promises that the tests of the API hold, at their full size. What a figure must be is said here, what it is by a test. */
const suites: readonly Suite[] = [
  {
    id: 'R1',
    title:
      'The service, its connections or the whole database are killed, cut off or late while people write',
    files: [
      'api/src/features/declaration/kill-nine.test.ts',
      'api/src/features/declaration/database-crash.test.ts',
      'api/src/features/declaration/database-killed.test.ts',
      'api/src/features/declaration/faulty-link.test.ts',
    ],
    // 400 kills of the service, 100 crashes of the database, 100 times all connections, 320 questions on their way.
    tries: 920,
    bounds: { 'writes acknowledged': { atLeast: 50_000 } },
  },
  {
    id: 'R2',
    title: 'The service comes back by itself',
    files: [
      'api/src/features/declaration/kill-nine.test.ts',
      'api/src/features/declaration/database-crash.test.ts',
    ],
    tries: 500,
    bounds: {
      'ready after a kill (p99)': { unit: 's', max: 3 },
      'ready after a kill, its database too (p99)': { unit: 's', max: 10 },
      'writes after a crash of the database': { unit: 's', max: 10 },
    },
  },
  {
    id: 'R3',
    title: 'Of fifty who change the same version, one does, and the others are told',
    files: ['api/src/features/declaration/routes.test.ts'],
    tries: 20_000,
  },
  {
    id: 'R4',
    title: 'A creation sent several times at once is made once',
    files: ['api/src/features/declaration/routes.test.ts'],
    tries: 10_000,
  },
  {
    id: 'R12',
    title: 'Clients that leave at every stage keep nothing',
    files: ['api/src/clients-that-leave.test.ts'],
    tries: 100_000,
    bounds: { 'memory kept': { unit: 'MB', max: 32 } },
  },
  {
    id: 'S1',
    title: 'Bad input is refused on every route, never breaks anything, and learns nothing of the inside',
    files: [
      'api/src/hostile-input.test.ts',
      'api/src/spoilt-requests.test.ts',
      'api/src/platform/http/bad-input.test.ts',
      'api/src/platform/http/sockets.test.ts',
    ],
    tries: 1_150_000,
    bounds: {
      'requests spoilt, on every route': { atLeast: 1_000_000 },
      'bad requests over a socket': { atLeast: 20_000 },
    },
  },
  {
    id: 'S2',
    title: 'Each caller may do what the matrix says, on each route',
    files: ['api/src/authorisation-matrix.test.ts'],
  },
  {
    id: 'S3',
    title: 'No forged, expired, confused or mutated token opens anything',
    files: [
      'api/src/features/identity/sessions/forged-tokens.test.ts',
      'api/src/features/identity/sessions/mutated-tokens.test.ts',
      'api/src/features/identity/sign-in/attacks.test.ts',
      'api/src/features/identity/sign-in/mutated-answers.test.ts',
    ],
    tries: 30_000,
    bounds: {
      'mutated tokens': { atLeast: 30_000 },
      'attacks on a sign-in, by name': { atLeast: 40 },
    },
  },
  {
    id: 'S4',
    title: 'A renewal used twice ends its session, and tabs that race end none',
    files: ['api/src/features/identity/sessions/refresh-races.test.ts'],
    tries: 1_000,
  },
  {
    id: 'S6',
    title: 'A hundred passwords of an account are looked at, and its owner still gets in',
    files: ['api/src/features/identity/accounts/log-in.test.ts'],
    tries: 10_000,
  },
  {
    id: 'S7',
    title: 'Hostile text is stored and given back as text, or refused',
    files: ['api/src/features/declaration/bad-input.test.ts'],
    tries: 5_000,
  },
  {
    id: 'S8',
    title: 'Every answer carries the protective headers',
    files: ['api/src/platform/http/answer-headers.test.ts'],
  },
  {
    id: 'S9',
    title: 'No personal datum in a log, none left after an erasure',
    files: ['api/src/features/declaration/personal-data.test.ts', 'api/src/erasure.test.ts'],
    tries: 10_000,
  },
];

export const suiteProofs = suites.map(suiteProof);
