import {
  countryRegime,
  type Product,
  productSheet,
  type Regulation,
  type RestrictedGood,
  type RestrictionSeverity,
  restrictionSeverity,
} from '@retour/core';
import { allowanceFacts } from '../sheet/allowance-facts';
import { dutyFacts } from '../sheet/duty-facts';
import type { SheetFact } from '../sheet/sheet-fact';
import { exciseFacts, vatFact } from '../sheet/tax-facts';
import { comparisonText } from './comparison-text';

/** A value of one country, with what bounds it and what is said when it is not confirmed. */
export type ComparedValue = Pick<SheetFact, 'value' | 'note' | 'doubt'>;

/** A line of two sheets side by side; no value where a country has no such line. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly [readonly ComparedValue[], readonly ComparedValue[]];
  readonly differs: boolean;
}

type Section = readonly SheetFact[];

/** Whether the goods may enter, in a word. */
function entryFact(severity: RestrictionSeverity | null): SheetFact {
  return { label: comparisonText.entry, value: comparisonText.severity[severity ?? 'free'] };
}

/** A note explains its line on the sheet; side by side, only one that bounds a rate is read. */
const withoutNote = ({ label, value, doubt }: SheetFact): SheetFact => ({ label, value, doubt });

function productSections(product: Product, country: string, regulation: Regulation): readonly Section[] {
  const sheet = productSheet(product, country, regulation);
  const severity = sheet.restriction?.severity ?? null;
  const entry = [entryFact(severity)];
  if (severity === 'forbidden') return [entry];
  const { law } = regulation;
  return [
    entry,
    dutyFacts(sheet.duty, null, law).map(withoutNote),
    [withoutNote(vatFact(sheet)), ...exciseFacts(sheet.excise)],
    allowanceFacts(sheet.allowance, law).map(withoutNote),
  ];
}

function valuesUnder(label: string, section: Section | undefined): readonly ComparedValue[] {
  return (section ?? [])
    .filter((fact) => fact.label === label)
    .map(({ value, note, doubt }) => ({ value, note, doubt: doubt ?? null }));
}

const sameValues = (one: readonly ComparedValue[], other: readonly ComparedValue[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Two sheets line by line, each section in the order of the first sheet. */
function rowsSideBySide(one: readonly Section[], other: readonly Section[]): readonly ComparedRow[] {
  const longest = one.length > other.length ? one : other;
  return longest.flatMap((_, place) => {
    const sections = [one[place], other[place]] as const;
    const labels = new Set(sections.flatMap((section) => (section ?? []).map(({ label }) => label)));
    return [...labels].map((label) => {
      const values = [valuesUnder(label, sections[0]), valuesUnder(label, sections[1])] as const;
      return { label, values, differs: !sameValues(...values) };
    });
  });
}

/** What a product owes and may do from two countries, by the law of a day. */
export function comparedProduct(
  product: Product,
  [one, other]: readonly [string, string],
  regulation: Regulation,
): readonly ComparedRow[] {
  return rowsSideBySide(
    productSections(product, one, regulation),
    productSections(product, other, regulation),
  );
}

/** Whether restricted goods may enter from two countries. */
export function comparedRule(
  good: RestrictedGood,
  [one, other]: readonly [string, string],
): readonly ComparedRow[] {
  const sections = (country: string): readonly Section[] => [
    [entryFact(restrictionSeverity(good, { country, regime: countryRegime(country) }))],
  ];
  return rowsSideBySide(sections(one), sections(other));
}
