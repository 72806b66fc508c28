import { RatesFileError } from './storage/fixing';

export interface DownloadLimits {
  readonly timeoutMs: number;
  readonly bytes: number;
}

export const downloadLimits: DownloadLimits = { timeoutMs: 20_000, bytes: 1_000_000 };

async function readBounded(body: ReadableStream<Uint8Array>, max: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > max) throw new RatesFileError(`it is larger than ${max} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The text at an address, within limits of time and size. Throws a RatesFileError. */
export async function download(url: string, { timeoutMs, bytes }: DownloadLimits): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirection could lead anywhere, and out of https.
    const redirect = 'manual';
    const response = await fetch(url, { signal, redirect, headers: { accept: 'application/xml, text/xml' } });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw new RatesFileError(`the server answered ${response.status}`);
    }
    return await readBounded(response.body, bytes);
  } catch (error) {
    if (error instanceof RatesFileError) throw error;
    throw new RatesFileError(signal.aborted ? 'the server was too slow' : 'the server cannot be reached');
  }
}
