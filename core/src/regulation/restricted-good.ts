import type { RestrictedGoodId, RestrictionSeverity } from '../goods/restricted-good-id';
import type { MeanOfTransport } from '../traveller/traveller';
import { type Dated, type Figure, type Sourced, tablesBegin } from './figure';

/** What restricted goods are, whatever the day: how they are called, asked about and found. */
export interface NamedGood {
  readonly id: RestrictedGoodId;
  /** What people call them. */
  readonly name: string;
  /** Asked of a free article whose name is close: « “Poulet” : est-ce … ? »; null when no name is recognised. */
  readonly question: string | null;
  /** Topic of the trip guide that tells more. */
  readonly topic: string;
}

/** Where a rule holds. */
export interface Scope {
  /** Null when nothing restricts these goods. */
  readonly severity: RestrictionSeverity | null;
  /** The same for goods bought inside the Union. */
  readonly insideUnion: RestrictionSeverity | null;
  /** Countries outside the Union whose goods escape the rule. */
  readonly exemptCountries: readonly string[];
  /** Countries from which goods otherwise forbidden are admitted up to a quantity. */
  readonly limitedCountries: readonly string[];
  /** Transports that they may not board, whatever is admitted at the border. */
  readonly barredAboard: readonly MeanOfTransport[];
}

/** What the law of a day says of restricted goods (duty-rules §8). French texts are written in plain typography. */
export interface Restriction extends Sourced, Scope {
  /** What the law says, in one or two sentences. */
  readonly law: string;
  /** What to do now, for somebody who carries them. */
  readonly advice: string;
  /** The same once they are declared: nothing that could only be done before. */
  readonly declaredAdvice: string;
  /** What to do, in place of both, where what is forbidden elsewhere is admitted within limits; null where nothing else is to be done. */
  readonly limitedAdvice: string | null;
  /** What the law says there, in place of the ban; null where the same sentences say both. */
  readonly limitedLaw: string | null;
  /** What stands in place of these for goods bought inside the Union, where another law is theirs. */
  readonly unionTexts: Partial<Pick<Restriction, 'law' | 'advice' | 'declaredAdvice'> & Sourced>;
}

/** Goods forbidden, regulated or watched on arrival, with the rule of a day. */
export interface RestrictedGood extends NamedGood, Restriction {
  /** « Interdit en avion », where the trip is made by a transport that bars them. */
  readonly boardingBan?: string | undefined;
}

/** The figures of a day that the texts of restrictions quote. */
export interface QuotedFigures {
  readonly cashDeclaration: { readonly threshold: Figure };
  readonly minimumAges: { readonly elsewhere: Figure };
  readonly restrictedQuantities: Readonly<
    Record<
      'fish' | 'otherAnimalProducts' | 'faroeAndGreenland' | 'fuel' | 'pets' | 'caviarGrams' | 'thcPercent',
      Figure
    >
  >;
}

/** A text of a row; one that quotes figures is written with those of the day. */
type RowText = string | ((figures: QuotedFigures) => string);

/** What the law says of restricted goods from a day on: one row of the table. */
export interface RestrictionRow extends Sourced, Scope, Dated, Pick<Restriction, 'unionTexts'> {
  readonly law: RowText;
  readonly advice: RowText;
  readonly declaredAdvice: RowText;
  readonly limitedAdvice: RowText | null;
  readonly limitedLaw: RowText | null;
}

/** A row by which nothing restricts the goods any more, or not yet. */
export function unrestricted(validFrom: string, legalBasis: string): RestrictionRow {
  return {
    severity: null,
    insideUnion: null,
    exemptCountries: [],
    limitedCountries: [],
    barredAboard: [],
    law: '',
    advice: '',
    declaredAdvice: '',
    limitedAdvice: null,
    limitedLaw: null,
    unionTexts: {},
    legalBasis,
    confidence: 'confirmed',
    validFrom,
  };
}

/** Restricted goods with the rows of their rule, in order of date. */
export interface RestrictedGoodRows {
  readonly good: NamedGood;
  readonly rows: readonly RestrictionRow[];
}

type Usual =
  | 'declaredAdvice'
  | 'limitedAdvice'
  | 'limitedLaw'
  | 'unionTexts'
  | 'insideUnion'
  | 'exemptCountries'
  | 'limitedCountries'
  | 'barredAboard'
  | 'validFrom'
  | 'confidence';
type OneRow = Omit<RestrictionRow, Usual> & Partial<Pick<RestrictionRow, Usual>>;

/** Goods of one rule: law since the tables begin, everywhere outside the Union, without exception, unless it says otherwise. */
export function restrictedGood(
  id: RestrictedGoodId,
  { name, question, topic, ...rule }: Omit<NamedGood, 'id'> & OneRow,
): RestrictedGoodRows {
  const row: RestrictionRow = {
    insideUnion: null,
    exemptCountries: [],
    limitedCountries: [],
    barredAboard: [],
    validFrom: tablesBegin,
    confidence: 'confirmed',
    declaredAdvice: rule.advice,
    limitedAdvice: null,
    limitedLaw: null,
    unionTexts: {},
    ...rule,
  };
  const before = row.validFrom > tablesBegin ? [unrestricted(tablesBegin, row.legalBasis)] : [];
  return { good: { id, name, question, topic }, rows: [...before, row] };
}

/** The rule of a row, in the words and figures of a day. */
export function restrictionOfRow(row: RestrictionRow, figures: QuotedFigures): Restriction {
  const written = (text: RowText): string => (typeof text === 'string' ? text : text(figures));
  const writtenIfAny = (text: RowText | null): string | null => (text === null ? null : written(text));
  return {
    ...row,
    law: written(row.law),
    advice: written(row.advice),
    declaredAdvice: written(row.declaredAdvice),
    limitedAdvice: writtenIfAny(row.limitedAdvice),
    limitedLaw: writtenIfAny(row.limitedLaw),
  };
}
