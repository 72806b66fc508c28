/** Spaces and apostrophe that French typography asks for. */
export const noBreakSpace = '\u00A0';
export const narrowNoBreakSpace = '\u202F';
export const apostrophe = '\u2019';

/** Keeps what stands on both its sides together, and shows nothing. */
export const wordJoiner = '\u2060';

/** What a number counts or measures, or the month of a day: no line begins with it. */
const month = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const unit = String.raw`(?:[ckm]?[glm]|cl|L|an|ans|jours?|mois|heures?|minutes?|[A-Z]{3}|litres?|grammes?|unités?|euros?|${month})(?![\p{L}\d])`;
const unitAfterNumber = new RegExp(`(?<=\\d(?:er)?) (?=${unit})`, 'gu');
const unitAfterValue = new RegExp(`^ (?=${unit})`, 'u');
const numberOfLaw = /(?<=(?<!\p{L})n[º°]s?) (?=\d|$)/gu;

/** « 06 12 34 56 78 », « +44 20 7946 0958 » */
const telephone = /(?<![\d+])(?:\+\d{1,3}|0\d)(?: \d{2,4}){3,4}(?!\d)/gu;

/** « 2007/74/CE »: a line could end after the bar that letters follow. */
const barOfLaw = /(?<=\d)\/(?=\p{Lu})/gu;

/** « K7Q-2MX-9TP » */
const hyphenOfReference = /(?<=(?<![\p{L}\d])(?:[\dA-Z]{3}-)?[\dA-Z]{3})-(?=[\dA-Z]{3}(?![\p{L}\d]))/gu;

/** « celui-ci », « rentrez-vous », « y a-t-il », « e-mail », « États-Unis » and names as short: the fonts have no hyphen that does not break. */
const boundHyphen =
  /(?<=\p{L})-(?=(?:t-(?:il|elle|on)|ci|là|je|tu|ils?|elles?|on|[nv]ous|ce|les?|la|[mt]oi|lui|leur|y|en|mails?)(?!\p{L}))|(?<=(?<![\p{L}-])\p{Lu}\p{Ll}{2,6})-(?=\p{Lu}\p{Ll}{1,4}(?![\p{L}-]))/gu;

/**
 * Puts French no-break spaces and apostrophes into plain prose: narrow before ; ! ?, full before : € %, before a unit or a month,
 * in telephone numbers and inside « »; and keeps pronouns with their verb, and short compound names whole. Giving it its own result changes nothing.
 */
export function typeset(text: string): string {
  return text
    .replace(/[ \u00A0\u202F]+([;!?])/g, `${narrowNoBreakSpace}$1`)
    .replace(/[ \u00A0\u202F]+([:€%»])/g, `${noBreakSpace}$1`)
    .replace(/«[ \u00A0\u202F]+/g, `«${noBreakSpace}`)
    .replace(telephone, (digits) => digits.replaceAll(' ', noBreakSpace))
    .replace(/(?<![\d,])\d{1,3}(?: \d{3})+(?!\d)/g, (digits) => digits.replaceAll(' ', narrowNoBreakSpace))
    .replace(unitAfterNumber, noBreakSpace)
    .replace(numberOfLaw, noBreakSpace)
    .replace(barOfLaw, `/${wordJoiner}`)
    .replace(hyphenOfReference, `-${wordJoiner}`)
    .replace(boundHyphen, `-${wordJoiner}`)
    .replaceAll("'", apostrophe);
}

const zero = '0'.charCodeAt(0);

/** « 1,5 » before « L », each a value of a phrase. */
function endsWithDigit(value: string): boolean {
  const last = value.charCodeAt(value.length - 1);
  return last >= zero && last <= zero + 9;
}

const typesetParts = new Map<TemplateStringsArray, readonly string[]>();

/** Template tag: a French sentence whose fixed parts are typeset once and whose values are already formatted. */
export function phrase(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let fixed = typesetParts.get(parts);
  if (fixed === undefined) {
    fixed = parts.map((part, index) =>
      typeset(index === 0 ? part : part.replace(unitAfterValue, noBreakSpace)),
    );
    typesetParts.set(parts, fixed);
  }
  let text = fixed[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    const value = String(values[index]);
    const next = fixed[index + 1] ?? '';
    text += value + (next === ' ' && endsWithDigit(value) ? noBreakSpace : next);
  }
  return text;
}
