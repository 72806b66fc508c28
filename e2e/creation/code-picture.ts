import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

const width = 640;
const height = 480;
const quietZone = 4;
const filmFrames = 10;
const white = 235;
const black = 16;

/** A QR code in the middle of a white sheet, one byte of brightness a pixel; null: the white sheet alone. */
function drawSheet(text: string | null): Buffer {
  const sheet = Buffer.alloc(width * height, white);
  if (text === null) return sheet;
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const scale = Math.floor(height / size);
  const left = Math.floor((width - size * scale) / 2);
  const top = Math.floor((height - size * scale) / 2);
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < scale; line += 1) {
        const start = (top + y * scale + line) * width + left + x * scale;
        sheet.fill(black, start, start + scale);
      }
    }
  }
  return sheet;
}

/** Writes the film of a sheet, which Chromium plays as its camera (YUV4MPEG2). */
export function writeFilm(file: string, text: string | null): void {
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), drawSheet(text), colours]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([header, ...Array.from({ length: filmFrames }, () => frame)]));
}

/** The same sheet as a photo (BMP, 24 bits a pixel, lines from the bottom up). */
export function photoOf(text: string | null): Buffer {
  const sheet = drawSheet(text);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const start = ((height - 1 - y) * width + x) * 3;
      pixels.fill(sheet[y * width + x] ?? white, start, start + 3);
    }
  }
  const header = Buffer.alloc(54);
  header.write('BM', 0);
  header.writeUInt32LE(header.length + pixels.length, 2);
  header.writeUInt32LE(header.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  header.writeUInt32LE(pixels.length, 34);
  return Buffer.concat([header, pixels]);
}
