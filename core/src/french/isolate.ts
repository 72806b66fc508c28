/** Hebrew, Arabic and the scripts beside them, which are read from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/**
 * A text that somebody typed, to stand beside other text: one that is read from right to left would turn around the figures and
 * the signs that follow it. Other texts stay as they are.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

/** The same as it was typed: to be compared, or sent. */
export function unisolated(text: string): string {
  return text.replace(/[\u2068\u2069]/gu, '');
}
