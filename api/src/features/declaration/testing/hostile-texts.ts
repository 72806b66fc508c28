import type { Draw } from '../../../../test/draw-from';

/** SQL, HTML, templates, paths, prototypes, directions of writing, control characters, half a character. */
export const hostileTexts = [
  "'; drop table declaration; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'مرحبا بكم',
  '\u202Egnp.exe',
  'a\0b',
  'a\r\nSet-Cookie: x=1',
  '\uD800',
] as const;

/** What a field might take, and what goes round a filter. */
const pieces = [
  ...hostileTexts,
  'Dupont',
  '75011',
  'a@exemple.fr',
  '+33612345678',
  'AF123',
  'US',
  '2026-10-15',
  '%27%20or%201=1',
  '&lt;script&gt;',
  '#{7*7}',
  '\\u0000',
  '\u2028',
  '\u200B',
  'e\u0301',
  "') union select null --",
] as const;

/** The hostile texts, then as many made of several of them as are wanted. */
export function* mixedHostileTexts(count: number, draw: Draw): Generator<string> {
  yield* hostileTexts;
  for (let made = hostileTexts.length; made < count; made += 1) {
    const parts = Array.from({ length: 1 + draw(3) }, () => pieces[draw(pieces.length)] ?? '');
    yield parts.join(draw(2) === 0 ? '' : ' ');
  }
}
