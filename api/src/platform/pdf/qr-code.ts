import { encode } from 'uqr';

/** Draws a QR code as one path; the caller gives it its meaning for screen readers. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  text: string,
  place: { x: number; y: number; size: number },
): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const module = place.size / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) document.rect(place.x + column * module, place.y + row * module, module, module);
    }
  }
  document.fill('#000000');
}
