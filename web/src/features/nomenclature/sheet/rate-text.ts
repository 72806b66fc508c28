import { formatNumber, formatPercent, typeset } from '@retour/core';
import { formatCnCode } from '../../reference';

/** « NC 6204 42 00 ». */
export function codeText(code: string): string {
  return `NC\u00A0${formatCnCode(code)}`;
}

/** The codes that a rule holds, a whole chapter by its name: « chapitre 02, 0504, 2105 00 ». */
export function codesText(prefixes: readonly string[]): string {
  return prefixes
    .map((prefix) => (prefix.length === 2 ? `chapitre\u00A0${prefix}` : formatCnCode(prefix)))
    .join(', ');
}

const codesShown = 4;

/** The first of them, for a list: « NC chapitre 02, 0504, 1501, 1502… ». */
export function codesInBrief(prefixes: readonly string[]): string {
  const more = prefixes.length > codesShown ? '…' : '';
  return `NC\u00A0${codesText(prefixes.slice(0, codesShown))}${more}`;
}

const units: readonly (readonly [RegExp, string])[] = [
  [/EUR\/%vol\/hl/g, '€ par % vol et par hl'],
  [/EUR\/hl/g, '€ par hl'],
  [/EUR\/100kg/g, '€ par 100\u00A0kg'],
  [/EUR\/t\b/g, '€ par tonne'],
  [/EUR\/m2/g, '€ par m²'],
  [/EUR\/pièce/g, '€ par pièce'],
];

/** The specific part of a duty in French: « 18.6 EUR/hl » → « 18,60 € par hl ». */
export function specificDutyText(text: string): string {
  const french = units
    .reduce(
      (words, [unit, name]) => words.replace(unit, name),
      // An amount of euros has both its cents, where it has any.
      text.replace(/(\d\.\d)(?=\sEUR)/g, '$10'),
    )
    .replace(/\bmin\b/g, 'au moins')
    .replace(/\bmax\b/g, 'au plus')
    .replace(/(\d)\.(\d)/g, '$1,$2')
    .replace(/(\d)%/g, '$1 %');
  return typeset(french);
}

/** The whole rate as the tariff gives it: « 4,5 %, au moins 0,30 € par pièce ». */
export function dutyRateText(percent: number | null, specificText: string | null): string {
  const specific = specificText === null ? null : specificDutyText(specificText);
  if (percent === null) return specific ?? formatPercent(0);
  if (specific === null) return formatPercent(percent);
  const joint = specific.startsWith('+') ? '\u00A0' : ', ';
  return `${formatPercent(percent)}${joint}${specific}`;
}

/** Abbreviations of the tariff that a rate uses, with what they mean. */
export function tariffAbbreviations(specificText: string | null): readonly string[] {
  const text = specificText ?? '';
  return [
    ...(/\bEA\b/.test(text) ? ['EA\u00A0: élément agricole, selon la composition'] : []),
    ...(/AD S\/Z/.test(text) ? ['AD S/Z\u00A0: droit additionnel sur le sucre'] : []),
    ...(/AD F\/M/.test(text) ? ['AD F/M\u00A0: droit additionnel sur la farine'] : []),
  ];
}

export function degreeText(degree: number): string {
  return `${formatNumber(degree)}\u00A0%\u00A0vol`;
}
