import type { CustomFetch } from 'openid-client';

/** The provider did not give an answer that can be read: down, slow, wrong, too long. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

const maxBytes = 256 * 1_024;
const bodiless = new Set([101, 204, 205, 304]);

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new ProviderUnavailable('oversized answer');
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Asks the provider, follows no redirection and reads no more than 256 KiB, within the time that the caller allows. */
export const boundedFetch: CustomFetch = async (url, { body, ...options }) => {
  try {
    const answer = await fetch(url, { ...options, body: body ?? null, redirect: 'manual' });
    if (answer.status >= 500) {
      await answer.body?.cancel();
      throw new ProviderUnavailable(`status ${answer.status}`);
    }
    if (answer.body === null || bodiless.has(answer.status)) {
      return new Response(null, { status: answer.status, headers: answer.headers });
    }
    return new Response(await readBounded(answer.body), { status: answer.status, headers: answer.headers });
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable('no answer');
  }
};
