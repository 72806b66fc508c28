/** Spaces and apostrophe that French typography asks for. */
export const noBreakSpace = '\u00A0';
export const narrowNoBreakSpace = '\u202F';
export const apostrophe = '\u2019';

/**
 * Puts French no-break spaces and apostrophes into plain prose: narrow before ; ! ?, full before : € % and inside « ».
 * Giving it its own result changes nothing.
 */
export function typeset(text: string): string {
  return text
    .replace(/[ \u00A0\u202F]+([;!?])/g, `${narrowNoBreakSpace}$1`)
    .replace(/[ \u00A0\u202F]+([:€%»])/g, `${noBreakSpace}$1`)
    .replace(/«[ \u00A0\u202F]+/g, `«${noBreakSpace}`)
    .replace(/(?<![\d,])\d{1,3}(?: \d{3})+(?!\d)/g, (digits) => digits.replaceAll(' ', narrowNoBreakSpace))
    .replaceAll("'", apostrophe);
}

const typesetParts = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Template tag: a French sentence whose fixed parts are typeset once and whose values are already formatted. */
export function phrase(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let fixed = typesetParts.get(parts);
  if (fixed === undefined) {
    fixed = parts.map(typeset);
    typesetParts.set(parts, fixed);
  }
  let text = fixed[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    text += String(values[index]) + (fixed[index + 1] ?? '');
  }
  return text;
}
