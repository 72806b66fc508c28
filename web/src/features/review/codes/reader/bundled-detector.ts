import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The reader for browsers without one of their own: its program comes from this server, never from another. */
export function createDetector(): BarcodeDetector {
  prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true }).catch(
    // Asked again, and said, when a picture is read.
    () => undefined,
  );
  return new BarcodeDetector({ formats: ['qr_code'] });
}
