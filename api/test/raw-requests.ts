import { basket } from './basket';
import type { Draw } from './draw-from';

const end = '\r\n';

/** Signs that a parser of HTTP may stumble on. */
const stray = [
  '\0',
  '\r',
  '\n',
  '\t',
  ' ',
  ':',
  ';',
  ',',
  '%',
  '"',
  '\x7f',
  '\xff',
  '\u00e9',
  '\r\n',
  '\r\n\r\n',
  '\\',
  '#',
] as const;

const lengths = [
  '-1',
  '+3',
  '0x10',
  '1e3',
  '3, 3',
  ' ',
  '',
  '00000000000000000003',
  '18446744073709551617',
  'NaN',
] as const;
const sizes = [
  'zz',
  '-1',
  '0x5',
  'ffffffffffffffff',
  '7fffffffffffffff',
  '5 ',
  ' 5',
  '',
  '5;a="',
  '5\n',
] as const;
const versions = [
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/1.1.1',
  'http/1.1',
  'HTTP/9.9',
  'RTSP/1.0',
  '',
] as const;
const methods = [
  'get',
  'GE T',
  '',
  'PRI',
  'PROPFIND',
  'G\0ET',
  'POST\t',
  'M-SEARCH',
  'X'.repeat(5_000),
] as const;
const targets = [
  ...[
    '*',
    '',
    '//',
    '/api/../../etc/passwd',
    '/api/%',
    '/api/%00',
    '/api/%ff%fe',
    'http://[',
    'http://a:b@c/api/',
  ],
  ...['/api/configuration/?a[b]=c&a=', '/api/\0', '/api/ configuration/', `/${'a/'.repeat(4_000)}`],
  `/api/configuration/?${'x'.repeat(20_000)}`,
] as const;

interface Parts {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const body = JSON.stringify(basket());

function pick<Item>(draw: Draw, items: readonly [Item, ...Item[]]): Item {
  return items[draw(items.length)] ?? items[0];
}

function inserted(text: string, other: string, draw: Draw): string {
  const at = draw(text.length + 1);
  return text.slice(0, at) + other + text.slice(at);
}

/** A request as it should be: it asks for something, or sends it. */
function validParts(number: number, draw: Draw): Parts {
  const network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = ['Host: localhost', `X-Forwarded-For: ${network}`];
  const common = { version: 'HTTP/1.1', headers };
  if (draw(2) === 0) {
    const target = pick(draw, [
      '/api/configuration/',
      '/api/currencies/',
      '/api/health/live',
      '/api/nothing',
      '/',
    ]);
    return { ...common, method: pick(draw, ['GET', 'HEAD', 'OPTIONS', 'DELETE']), target, body: '' };
  }
  return {
    ...common,
    method: 'POST',
    target: '/api/simulator/',
    headers: [...headers, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`],
    body,
  };
}

/** The headers with that of the length written otherwise, or once more. */
function withLength(headers: readonly string[], length: string, isOneMore: boolean): readonly string[] {
  const others = isOneMore ? headers : headers.filter((header) => !header.startsWith('Content-Length'));
  return [...others, `Content-Length: ${length}`];
}

function chunked({ headers, ...parts }: Parts, text: string, more: readonly string[] = []): Parts {
  const others = headers.filter((header) => !header.startsWith('Content-Length'));
  return { ...parts, headers: [...others, 'Transfer-Encoding: chunked', ...more], body: text };
}

const chunk = (text: string, size = text.length.toString(16)): string => size + end + text + end;

/** Faults of the first line, of the headers, of the length and of the chunks, by their name. */
const faultOf = {
  method: (parts, draw) => ({ ...parts, method: pick(draw, methods) }),
  target: (parts, draw) => ({ ...parts, target: pick(draw, targets) }),
  version: (parts, draw) => ({ ...parts, version: pick(draw, versions) }),
  'sign in the address': (parts, draw) => ({
    ...parts,
    target: inserted(parts.target, pick(draw, stray), draw),
  }),
  'no header': (parts) => ({ ...parts, headers: [] }),
  'sign in a header': ({ headers, ...parts }, draw) => {
    const spoilt = draw(headers.length);
    return {
      ...parts,
      headers: headers.map((header, index) =>
        index === spoilt ? inserted(header, pick(draw, stray), draw) : header,
      ),
    };
  },
  'header twice': ({ headers, ...parts }, draw) => ({
    ...parts,
    headers: [...headers, headers[draw(headers.length)] ?? ''],
  }),
  'name of a header': ({ headers, ...parts }, draw) => ({
    ...parts,
    headers: [
      ...headers,
      pick(draw, ['', ':', ': a', 'a', ' folded: a', 'a b: c', 'é: a', '__proto__: a', 'x(y): a']),
    ],
  }),
  'what a header asks for': ({ headers, ...parts }, draw) => ({
    ...parts,
    headers: [
      ...headers,
      pick(draw, [
        ...([
          'Expect: 100-continue',
          'Expect: nothing',
          'Upgrade: h2c',
          'Connection: Upgrade',
          'TE: trailers',
        ] as const),
        ...([
          'Connection: close, close',
          'Content-Encoding: gzip',
          'Accept: ;;q=9',
          'Range: bytes=9-1,-',
        ] as const),
        ...([
          'If-None-Match: "',
          'Accept-Encoding: \xff',
          'Host: other',
          'Host: a b',
          'Cookie: =;=;',
        ] as const),
      ]),
    ],
  }),
  'many headers': ({ headers, ...parts }, draw) => ({
    ...parts,
    headers: [
      ...headers,
      ...Array.from({ length: 1_500 + draw(2_000) }, (_, index) => `x${index}: ${index}`),
    ],
  }),
  'long header': ({ headers, ...parts }, draw) => ({
    ...parts,
    headers: [...headers, `X: ${'x'.repeat(10_000 + draw(60_000))}`],
  }),
  'wrong length': ({ headers, ...parts }, draw) => ({
    ...parts,
    headers: withLength(headers, draw(2) === 0 ? pick(draw, lengths) : String(draw(600_000)), false),
  }),
  'length twice': ({ headers, ...parts }, draw) => ({
    ...parts,
    headers: withLength(headers, draw(2) === 0 ? pick(draw, lengths) : String(draw(1_000)), true),
  }),
  'length and chunks': ({ headers, ...parts }) => ({
    ...parts,
    headers: [...headers, 'Transfer-Encoding: chunked'],
  }),
  'coding of the body': ({ headers, ...parts }, draw) => ({
    ...parts,
    headers: [
      ...headers,
      `Transfer-Encoding: ${pick(draw, ['gzip', 'chunked, gzip', 'xchunked', 'chunked, chunked', '\0'])}`,
    ],
  }),
  'size of a chunk': (parts, draw) => chunked(parts, `${chunk(body, pick(draw, sizes))}0${end}${end}`),
  'chunk that is not so long': (parts, draw) =>
    chunked(parts, `${chunk(body, draw(2_000).toString(16))}0${end}${end}`),
  'chunk without an end': (parts, draw) =>
    chunked(parts, chunk(body).slice(0, -draw(4)) + (draw(2) === 0 ? '' : `0${end}`)),
  'trailer after the chunks': (parts, draw) =>
    chunked(
      parts,
      `${chunk(body)}0${end}${pick(draw, ['Content-Length: 3', 'a', ': a', '\0: a', 'Host: b'])}${end}${end}`,
    ),
  'long words of a chunk': (parts, draw) =>
    chunked(parts, `${body.length.toString(16)};${'x'.repeat(draw(40_000))}${end}${body}${end}0${end}${end}`),
  'body of no length': ({ headers, ...parts }) => ({
    ...parts,
    headers: headers.filter((header) => !header.startsWith('Content-Length')),
  }),
  'body too long': (parts, draw) => {
    const long = 'x'.repeat(260_000 + draw(100_000));
    return { ...parts, headers: withLength(parts.headers, String(long.length), false), body: long };
  },
} as const satisfies Record<string, (parts: Parts, draw: Draw) => Parts>;

type Fault = keyof typeof faultOf;

/** What is done to the bytes of a request once they are written, as well as a fault of its own. */
const spoilBytes = [
  (bytes) => bytes,
  (bytes) => bytes,
  // Truncated.
  (bytes, draw) => bytes.subarray(0, draw(bytes.length)),
  // One byte that is another, or NUL.
  (bytes, draw) => bytes.with(draw(bytes.length), draw(4) === 0 ? 0 : draw(256)),
  // Ends of line of one sign.
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll(end, '\n'), 'latin1'),
  // Another request behind it, on the same connection.
  (bytes) => Buffer.concat([bytes, Buffer.from(`GET /api/health/live HTTP/1.1${end}Host: a${end}${end}`)]),
  // Noise before it.
  (bytes, draw) => Buffer.concat([Buffer.from(Array.from({ length: 1 + draw(30) }, () => draw(256))), bytes]),
] as const satisfies readonly ((bytes: Buffer, draw: Draw) => Uint8Array)[];

/** Names of the faults that may be drawn. */
export const rawFaults = Object.keys(faultOf) as readonly Fault[];

/** The bytes of a bad request: the next of its seed. `number` gives it a network of its own behind a proxy. */
export function drawRawRequest(
  draw: Draw,
  number: number,
): { readonly fault: Fault; readonly bytes: Uint8Array } {
  const fault = rawFaults[draw(rawFaults.length)] ?? 'method';
  const { method, target, version, headers, body: sent } = faultOf[fault](validParts(number, draw), draw);
  const text = [`${method} ${target} ${version}`, ...headers, '', sent].join(end);
  const bytes = Buffer.from(text, 'latin1');
  const spoilt = (spoilBytes[draw(spoilBytes.length)] ?? spoilBytes[0])(bytes, draw);
  return { fault, bytes: spoilt };
}
