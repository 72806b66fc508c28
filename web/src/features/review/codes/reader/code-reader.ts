/** Reads the QR codes of a picture. */
export interface CodeReader {
  /** Texts of the codes seen; empty when there is none. */
  readonly read: (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly string[]>;
}

interface Detector {
  detect(picture: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorConstructor {
  new (options: { readonly formats: readonly ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = ['qr_code'] as const;
let loaded: Promise<CodeReader> | undefined;

/** The browser's own reader, else the one that comes with the application; loaded once, tried again after a failure. */
export function loadCodeReader(): Promise<CodeReader> {
  loaded ??= makeReader().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function makeReader(): Promise<CodeReader> {
  const detector = (await nativeDetector()) ?? (await import('./bundled-detector')).createDetector();
  return {
    read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
  };
}

function isDetector(value: unknown): value is DetectorConstructor {
  return typeof value === 'function' && 'getSupportedFormats' in value;
}

async function nativeDetector(): Promise<Detector | null> {
  const Native: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isDetector(Native)) return null;
  try {
    const supported = await Native.getSupportedFormats();
    return supported.includes('qr_code') ? new Native({ formats }) : null;
  } catch {
    return null;
  }
}
