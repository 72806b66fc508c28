import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

function readTable(woff: Buffer, at: number): Table {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((shift) =>
    woff.readUInt32BE(at + shift),
  );
  const start = offset ?? 0;
  const data = woff.subarray(start, start + (packed ?? 0));
  return { tag: tag ?? 0, checksum: checksum ?? 0, data: packed === length ? data : inflateSync(data) };
}

function aligned(length: number): number {
  return (length + 3) & ~3;
}

/**
 * A WOFF 1.0 font as the OpenType file that is inside. Done once for all documents: the PDF library would otherwise
 * decompress each font in JavaScript for each document, which takes most of its time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => readTable(woff, woffHeader + at * woffEntry));
  const directory = sfntHeader + count * sfntEntry;
  const font = Buffer.alloc(tables.reduce((size, { data }) => size + aligned(data.length), directory));
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * sfntEntry, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * sfntEntry, 10);
  let place = directory;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeader + index * sfntEntry;
    for (const [at, value] of [tag, checksum, place, data.length].entries()) {
      font.writeUInt32BE(value, entry + at * 4);
    }
    data.copy(font, place);
    place += aligned(data.length);
  }
  return font;
}
