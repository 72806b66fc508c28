import { afterEach, expect, it, vi } from 'vitest';
import { answerFault } from '../test/answer-faults';
import { tellProof } from '../test/at-scale';
import { matrix } from '../test/authorisation-matrix';
import type { CellRequest } from '../test/authorisation-world';
import { bodiesWith, namesAsked, namesInPath } from '../test/spoil-request';
import { useWorld } from '../test/use-world';

const world = useWorld();

const tooMuch = 'x'.repeat(3_000);

/**
 * What a database or a page may stumble on: no character, half of one, an end of line that is none, a prototype, too much, days that
 * none comes before or after.
 */
const hostile = ['a\0b', '\uD800', '\u2028', '__proto__', tooMuch, '0001-01-01', '9999-12-31'] as const;

/** The longest text that is ever put in one writing: a message to the support, typed letter and accent apart. */
const maxNormalised = 20_000;

const normalise = vi.spyOn(String.prototype, 'normalize');

afterEach(() => normalise.mockClear());

/**
 * The same in a body, which has room for much more: a letter under more marks than any has, in no order. To put them in order takes a time
 * that grows as the square of their number.
 */
const inBodies = hostile.map((text) =>
  text === tooMuch ? `a${'\u0315'.repeat(12_500)}${'\u0327'.repeat(12_500)}` : text,
);

/** The same written in an address, half a character by its bytes. */
const escaped = hostile.map((text) => (text === '\uD800' ? '%ED%A0%80' : encodeURIComponent(text)));

function* requestsOf({ route }: (typeof matrix)[number], valid: CellRequest): Generator<CellRequest> {
  const names = namesInPath(route);
  for (const text of escaped) {
    for (const name of names) yield { ...valid, params: { ...valid.params, [name]: text } };
    for (const name of namesAsked(route)) yield { ...valid, query: `${name}=${text}` };
  }
  if (valid.body === undefined) return;
  for (const text of inBodies) {
    for (const body of bodiesWith(text, valid.body)) yield { ...valid, body };
  }
}

it.each(
  matrix.map((row) => [`${row.route.method} ${row.route.path} ${row.about ?? ''}`.trim(), row] as const),
)('no text breaks %s, wherever it stands', async (_name, row) => {
  const valid = await row.request(world(), 'supervisor');
  const broken: unknown[] = [];
  const statuses: number[] = [];
  for (const request of requestsOf(row, valid)) {
    const answer = await world().call('supervisor', row.route, request);
    statuses.push(answer.statusCode);
    const fault = answerFault(row.route, answer);
    if (fault !== null) broken.push({ fault, ...request });
  }
  tellProof('S1', { tried: statuses.length, failed: broken.length });
  expect(broken).toEqual([]);
  const normalised = normalise.mock.contexts.map((text) => String(text).length);
  expect(Math.max(0, ...normalised)).toBeLessThanOrEqual(maxNormalised);
  const { route } = row;
  // A limit would hide what is behind it; passwords and links of one person have theirs.
  if (route.tag !== 'identity') expect(statuses).not.toContain(429);
  const hasPlaces = route.path.includes(':') || valid.body !== undefined || namesAsked(route).length > 0;
  expect(statuses.some((status) => status >= 400)).toBe(hasPlaces);
});
