import type { RouteContract } from '@retour/contract';
import fc from 'fast-check';
import { toJSONSchema } from 'zod';
import type { CellRequest } from './authorisation-world';

/** The body with each of its texts and numbers taken in turn for another value, and with a field that nobody asks for. */
export function* bodiesWith(other: unknown, body: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) {
    yield other;
    return;
  }
  for (const [key, value] of Object.entries(body)) {
    for (const spoilt of bodiesWith(other, value)) {
      yield Array.isArray(body) ? body.with(Number(key), spoilt) : { ...body, [key]: spoilt };
    }
  }
  // « { toString: null } » has no text of its own.
  const name = typeof other === 'string' ? other : String(JSON.stringify(other));
  if (!Array.isArray(body)) yield { ...body, [name]: other };
}

/** The body without each of its members, in turn. */
function* bodiesWithout(body: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    if (Array.isArray(body)) {
      yield body.toSpliced(Number(key), 1);
      for (const less of bodiesWithout(value)) yield body.with(Number(key), less);
    } else {
      const { [key]: _left, ...others }: Readonly<Record<string, unknown>> = { ...body };
      yield others;
      for (const less of bodiesWithout(value)) yield { ...body, [key]: less };
    }
  }
}

const namesOf = new Map<RouteContract, readonly string[]>();

/** The names that an address may ask for. */
export function namesAsked(route: RouteContract): readonly string[] {
  if (route.query === undefined) return [];
  const known = namesOf.get(route);
  if (known !== undefined) return known;
  const { properties } = toJSONSchema(route.query, { io: 'input', unrepresentable: 'any' });
  if (properties === undefined) throw new Error('a query without names');
  const names = Object.keys(properties);
  namesOf.set(route, names);
  return names;
}

/** The names of the values in the path. */
export function namesInPath({ path }: RouteContract): readonly string[] {
  return path.match(/(?<=:)\w+/g) ?? [];
}

/** How a valid request is spoilt. Each is drawn for any route: which of its places, and what is put there. */
export interface Spoiling {
  readonly how: 'value' | 'missing' | 'text' | 'whole' | 'path' | 'query' | 'header';
  /** Taken modulo how many places there are. */
  readonly place: number;
  readonly value: unknown;
  /** Bytes for an address. */
  readonly bytes: Uint8Array;
  /** Where a text is cut, and what is put in there, at lengths taken modulo its own. */
  readonly cut: readonly [number, number, string];
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.uuid(),
  fc.constantFrom(
    ...[1e308, -0, 0.1 + 0.2, 1e21, 2 ** 53, -1, '', '\0', '\ud800', '\u2028', 'e\u0301'.repeat(200)],
    ...['__proto__', 'constructor', 'toString', 'CH', 'USD', "' or 1=1 --", '%', '_', '../..', '{{7*7}}'],
    ...['0001-01-01', '9999-12-31', '2026-02-30', 'NaN', 'null', '1e999', '9'.repeat(400), 'x'.repeat(3_000)],
  ),
);

const nearText = fc.oneof(
  odd.filter((value) => typeof value === 'string').map((text) => new TextEncoder().encode(String(text))),
  fc.uint8Array({ maxLength: 40 }),
  fc
    .constantFrom('-1', '0', '1e3', '99999999999999999999', 'null')
    .map((text) => new TextEncoder().encode(text)),
);

/** A way to spoil a request. */
export const spoilings: fc.Arbitrary<Spoiling> = fc.record({
  how: fc.constantFrom('value', 'value', 'value', 'missing', 'text', 'whole', 'path', 'query', 'header'),
  place: fc.nat(9_999),
  value: odd,
  bytes: nearText,
  cut: fc.tuple(fc.nat(9_999), fc.nat(9_999), fc.string({ maxLength: 20 })),
});

const escaped = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** What a header may hold at all: an HTTP client or a proxy sends nothing else. */
const asHeader = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .trim();

const spoilableHeaders = [
  'if-match',
  'if-none-match',
  'x-claim-token',
  'authorization',
  'content-type',
  'cookie',
  'range',
];

function spoilBody({ how, place, value, cut }: Spoiling, valid: CellRequest): CellRequest {
  if (how === 'whole') return { ...valid, body: value };
  if (how === 'text') {
    const text = JSON.stringify(valid.body);
    const [start, end, inserted] = cut;
    const payload = text.slice(0, start % text.length) + inserted + text.slice(end % text.length);
    return { ...valid, payload };
  }
  const bodies = [...(how === 'missing' ? bodiesWithout(valid.body) : bodiesWith(value, valid.body))];
  return bodies.length === 0 ? { ...valid, body: value } : { ...valid, body: bodies[place % bodies.length] };
}

function spoilAddress(
  { how, place, bytes }: Spoiling,
  route: RouteContract,
  valid: CellRequest,
): CellRequest | null {
  const names = how === 'path' ? namesInPath(route) : namesAsked(route);
  const name = names[place % Math.max(names.length, 1)];
  if (how === 'path') {
    return name === undefined ? null : { ...valid, params: { ...valid.params, [name]: escaped(bytes) } };
  }
  const asked = `${name ?? escaped(bytes)}=${escaped(bytes)}`;
  // Now and then twice, which is for one value alone.
  return { ...valid, query: place % 5 === 0 ? `${asked}&${asked}` : asked };
}

/** The valid request of a route, spoilt in one place. */
export function spoil(route: RouteContract, valid: CellRequest, spoiling: Spoiling): CellRequest {
  const { how, place, bytes } = spoiling;
  if (how === 'header') {
    const name = spoilableHeaders[place % spoilableHeaders.length] ?? '';
    return { ...valid, headers: { [name]: asHeader(bytes) } };
  }
  if (how === 'path' || how === 'query') {
    return spoilAddress(spoiling, route, valid) ?? { ...valid, headers: { 'if-match': asHeader(bytes) } };
  }
  if (valid.body !== undefined) return spoilBody(spoiling, valid);
  // It wants no body: it is asked for something else, or gets one all the same.
  return how === 'value' && namesAsked(route).length + namesInPath(route).length > 0
    ? spoil(route, valid, { ...spoiling, how: namesAsked(route).length > place % 2 ? 'query' : 'path' })
    : { ...valid, body: spoiling.value };
}
