const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url without padding (RFC 4648 §5): the core has neither Buffer nor atob. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const characters = Math.min(4, bytes.length - at + 1);
    for (let place = 0; place < characters; place += 1) {
      text += alphabet.charAt((group >> (18 - 6 * place)) & 0b111111);
    }
  }
  return text;
}

/** Bytes of a base64url text; null when it is not exactly the writing of some bytes. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let pending = 0;
  let bits = 0;
  let at = 0;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return null;
    pending = ((pending << 6) | digit) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (pending >> bits) & 0xff;
      at += 1;
    }
  }
  return toBase64url(bytes) === text ? bytes : null;
}
