import type { Draw } from '../../../../test/draw-from';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \u0000é';

function changeOnce(token: string, other: string, draw: Draw): string {
  const at = draw(token.length);
  const character = alphabet[draw(alphabet.length)] ?? '';
  const kinds = [
    () => token.slice(0, at) + character + token.slice(at + 1),
    () => token.slice(0, at) + token.slice(at + 1 + draw(4)),
    () => token.slice(0, at) + character + token.slice(at),
    () => token.slice(0, at) + other.slice(at),
    () => token.slice(at) + token.slice(0, at),
  ];
  return kinds[draw(kinds.length)]?.() ?? token;
}

/** What a token is made of: the last character of a part holds bits that stand for nothing. */
function bytesOf(token: string): string {
  return token
    .split('.')
    .map((part) => (/^[\w-]*$/.test(part) ? Buffer.from(part, 'base64url').toString('hex') : part))
    .join('.');
}

/** Tokens with one to three characters replaced, removed, added or moved, or parts exchanged with another token. */
export function* mutationsOf(token: string, other: string, count: number, draw: Draw): Generator<string> {
  const whole = new Set([bytesOf(token), bytesOf(other)]);
  for (let made = 0; made < count; ) {
    let changed = token;
    for (let times = 1 + draw(3); times > 0; times -= 1) changed = changeOnce(changed, other, draw);
    if (whole.has(bytesOf(changed))) continue;
    made += 1;
    yield changed;
  }
}
