import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which refresh token of which session. */
export interface RefreshTokenName {
  readonly sessionId: string;
  readonly generation: number;
}

const idBytes = 16;
const generationBytes = 4;
const proofBytes = 32;
const tokenPattern = new RegExp(`^[\\w-]{${Math.ceil(((idBytes + generationBytes + proofBytes) * 4) / 3)}}$`);

function nameBytes({ sessionId, generation }: RefreshTokenName): Buffer {
  const bytes = Buffer.alloc(idBytes + generationBytes);
  bytes.write(sessionId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(generation, idBytes);
  return bytes;
}

/**
 * The refresh token of a session's generation: 256 bits that nobody guesses without the server's key and the secret
 * that the browser alone holds. It is stored nowhere, and always comes out the same, so that two tabs which renew
 * at once get the same one.
 */
export function writeRefreshToken(key: Uint8Array, name: RefreshTokenName, browserSecret: string): string {
  const bytes = nameBytes(name);
  const proof = createHmac('sha256', key).update(bytes).update(browserSecret).digest();
  return Buffer.concat([bytes, proof]).toString('base64url');
}

/** What a refresh token says it is, when this browser's secret proves it; null otherwise. */
export function readRefreshToken(
  key: Uint8Array,
  token: string,
  browserSecret: string,
): RefreshTokenName | null {
  if (!tokenPattern.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const sessionId = bytes
    .toString('hex', 0, idBytes)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const name = { sessionId, generation: bytes.readUInt32BE(idBytes) };
  const expected = Buffer.from(writeRefreshToken(key, name, browserSecret), 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? name : null;
}
