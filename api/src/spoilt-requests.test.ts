import * as contract from '@retour/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFault, insideTold } from '../test/answer-faults';
import { atScale, proofSeed, tellProof } from '../test/at-scale';
import { type MatrixRow, matrix } from '../test/authorisation-matrix';
import { buildWorld, type Caller, type CellRequest, type World } from '../test/authorisation-world';
import { engines } from '../test/engines';
import { bodiesWith, type Spoiling, spoil, spoilings } from '../test/spoil-request';

const requests = atScale(250, 1_000_000);
/** What is written on the way would make lists and exports longer and longer: a world ends after so many. */
const requestsOfAWorld = 10_000;
/** The request that is spoilt is made anew now and then, as one that is accepted all the same changes what it was about. */
const spoiltBeforeNew = 40;

/** Who calls. A row is drawn for those who may make the call, and for nobody in particular. */
const callersOf: Readonly<Record<contract.Access, readonly Caller[]>> = {
  anyone: ['nobody'],
  traveller: ['owner', 'nobody', 'agent', 'author'],
  agent: ['supervisor', 'author', 'supervisor', 'nobody'],
  supervisor: ['supervisor', 'supervisor', 'supervisor', 'nobody'],
};

/** These end sessions of who makes them, when they are accepted all the same: of somebody who makes no other call of agents. */
const endsSessions = new Set(['/api/agent/password/', '/api/agent-connect/logout']);

/** To draw a document takes as long as to answer twenty calls. */
const rows = matrix.flatMap((row) =>
  Array.from({ length: row.route.mediaType === undefined ? 20 : 1 }, () => row),
);

interface Drawn {
  readonly row: MatrixRow;
  readonly caller: Caller;
  readonly spoiling: Spoiling;
}

const draws: fc.Arbitrary<Drawn> = fc
  .record({ row: fc.constantFrom(...rows), who: fc.nat(3), spoiling: spoilings })
  .map(({ row, who, spoiling }) => {
    const callers = endsSessions.has(row.route.path) ? (['agent'] as const) : callersOf[row.route.access];
    return { row, caller: callers[who % callers.length] ?? 'nobody', spoiling };
  });

/** The valid requests of a world, each spoilt so many times. */
function validRequests(world: World): (row: MatrixRow, caller: Caller) => Promise<CellRequest> {
  const made = new Map<string, { readonly request: CellRequest; times: number }>();
  return async (row, caller) => {
    const key = `${matrix.indexOf(row)} ${caller}`;
    const known = made.get(key);
    if (known !== undefined && known.times < spoiltBeforeNew) {
      known.times += 1;
      return known.request;
    }
    const request = await row.request(world, caller);
    made.set(key, { request, times: 1 });
    return request;
  };
}

/** Sends spoilt requests to one world, until one is answered amiss. Gives the statuses that the supervisor was answered. */
async function spoilWorld(count: number, seed: number): Promise<ReadonlySet<number>> {
  const [embedded] = engines;
  if (embedded === undefined) throw new Error('no embedded database');
  const { database, dispose } = await embedded.open();
  const world = await buildWorld(database);
  const validOf = validRequests(world);
  const answered = new Set<number>();
  try {
    await fc.assert(
      fc.asyncProperty(draws, async ({ row, caller, spoiling }) => {
        const request = spoil(row.route, await validOf(row, caller), spoiling);
        const answer = await world.call(caller, row.route, request);
        const fault = answerFault(row.route, answer);
        if (fault !== null) throw new Error(`${row.route.method} ${row.route.path}: ${fault}`);
        if (caller === 'supervisor') answered.add(answer.statusCode);
      }),
      { numRuns: count, seed },
    );
    const { statusCode } = await world.call('supervisor', contract.readServiceStatusRoute, {});
    if (statusCode !== 200) throw new Error('the supervisor was not signed in all along');
  } finally {
    await world.app.close();
    await dispose();
  }
  return answered;
}

it(
  'no request spoilt at random breaks any route, whoever sends it, nor is told of the inside',
  async () => {
    const seed = proofSeed(Date.now());
    const answered = new Set<number>();
    for (let sent = 0; sent < requests.count; sent += requestsOfAWorld) {
      const count = Math.min(requestsOfAWorld, requests.count - sent);
      for (const status of await spoilWorld(count, seed + sent)) answered.add(status);
      tellProof('S1', { tried: count, failed: 0, figures: { 'requests spoilt, on every route': count } });
    }
    expect([...answered]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
  },
  requests.within(60_000),
);

it('spoils a body with a value that has no text of its own', () => {
  const other = { toString: null };
  expect([...bodiesWith(other, { age: 34 })]).toEqual([
    { age: other },
    { age: 34, '{"toString":null}': other },
  ]);
});

describe('an answer that tells of the inside is known', () => {
  const told = (error: unknown): string => JSON.stringify({ detail: String(error) });

  it('by a trace, as text or in JSON', () => {
    const { stack } = new Error('broken');
    expect(insideTold(String(stack))).toBe('stack');
    expect(insideTold(told(stack))).toBe('stack');
    expect(insideTold(told(new TypeError('x is not a function')))).toBe('stack');
  });

  it.each([
    'could not open /var/lib/postgresql/15/main/base/5/2619',
    'import.meta.url is file:///app/dist/server.js',
    'declare.ts:120',
  ])('by a place: %s', (text) => expect(insideTold(told(text))).toBe('path'));

  it.each([
    'select version from declaration where id = $1',
    'INSERT INTO declaration (id) values ($1)',
    'duplicate key value violates unique constraint "declaration_pkey"',
    'invalid input syntax for type uuid: "a"',
    'invalid byte sequence for encoding "UTF8": 0x00',
    'relation "declaration" does not exist',
  ])('by SQL, or by the words of its refusal: %s', (text) => expect(insideTold(told(text))).toBe('SQL'));

  it('and an ordinary one is not', () => {
    const detail =
      'Le service démarre, s’arrête ou ne joint pas sa base de données. Recommencez dans un moment.';
    expect(insideTold(told(detail))).toBeNull();
  });
});
