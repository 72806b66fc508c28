import type { Cents } from '../money/cents';
import { proportionHalfUp, scaled } from '../money/exact';
import type { Figure } from '../regulation/figure';
import type { Law } from '../regulation/law';
import {
  type AlcoholExciseCategory,
  type AlcoholExciseUnit,
  alcoholExciseUnits,
} from '../regulation/tables/alcohol-excise';
import type { QuantityGood } from './resolved-good';

/** One tax by quantity: the excise, or the social-security contribution. */
export interface ExcisePart {
  readonly kind: 'excise' | 'contribution';
  readonly figure: Figure;
  readonly unit: AlcoholExciseUnit | '1000-units' | 'kg';
  /** Cents per millionth of the product's unit, times 10^14. */
  readonly factor: number;
}

export const exciseScale = 100_000_000_000_000;

const factorOf: Readonly<Record<AlcoholExciseUnit, (thousandths: number, degree: number) => number>> = {
  hl: (thousandths) => thousandths * 100_000,
  'hl-degree': (thousandths, degree) => thousandths * degree * 100,
  'hl-pure-alcohol': (thousandths, degree) => thousandths * degree,
};

function alcoholPart(
  kind: ExcisePart['kind'],
  category: AlcoholExciseCategory,
  { alcoholExcise }: Law,
  degreeThousandths: number,
): ExcisePart {
  const figure = alcoholExcise.rates[category];
  const unit = alcoholExciseUnits[category];
  return { kind, figure, unit, factor: factorOf[unit](scaled(figure.value, 3), degreeThousandths) };
}

function alcoholParts(
  excise: AlcoholExciseCategory,
  contribution: AlcoholExciseCategory | null,
  law: Law,
  degree: number,
): readonly ExcisePart[] {
  const parts = [alcoholPart('excise', excise, law, degree)];
  if (contribution !== null && degree > law.contributionDegree.value * 1_000) {
    parts.push(alcoholPart('contribution', contribution, law, degree));
  }
  return parts;
}

/** All that the rates of a tobacco or a drink depend on. */
export type ExcisedGood = Pick<QuantityGood, 'product' | 'amountProduct' | 'degreeThousandths'>;

/** Subheading of the Combined Nomenclature for tobacco that is heated and not burnt. */
const heatedTobacco = '240411';

/**
 * Whether the tables hold the whole excise of a good. Tobacco to be heated has had a higher one of its own since 1 March
 * 2023, which nobody has read: that of smoking tobacco, which it is counted with, is the least that is owed.
 */
export function isExciseWhole({ product }: Pick<ExcisedGood, 'product'>): boolean {
  return product?.tariff?.cnCode.startsWith(heatedTobacco) !== true;
}

/** Heading of the Combined Nomenclature for wines: a vermouth, of another, is no natural sweet wine. */
const wines = '2204';

/** Whether a drink may be a natural sweet wine with an appellation of origin, which owes less than what is counted of it. */
export function mayHaveAppellation({ product }: Pick<ExcisedGood, 'product'>): boolean {
  const tariff = product?.tariff;
  return tariff?.exciseClass === 'intermediate' && tariff.cnCode.startsWith(wines);
}

/** The taxes by quantity that a tobacco or a drink owes on its excess (duty-rules §4). */
export function exciseParts(good: ExcisedGood, law: Law): readonly ExcisePart[] {
  const exciseClass = good.product?.tariff?.exciseClass ?? null;
  const degree = good.degreeThousandths;
  switch (exciseClass) {
    case null:
      return [];
    case 'cigarettes':
    case 'cigars':
    case 'rolling-tobacco':
    case 'smoking-tobacco': {
      const figure = law.tobaccoExcise.rates[exciseClass];
      const unit = good.amountProduct === 'tobacco' ? 'kg' : '1000-units';
      return [{ kind: 'excise', figure, unit, factor: scaled(figure.value, 3) * 10_000 }];
    }
    case 'beer': {
      const light = degree <= law.lightBeerDegree.value * 1_000;
      return alcoholParts(light ? 'lightBeer' : 'beer', null, law, degree);
    }
    case 'still-wine':
      return alcoholParts('stillWine', null, law, degree);
    case 'other-fermented':
      return alcoholParts('otherFermented', null, law, degree);
    case 'sparkling-wine':
      return alcoholParts('sparklingWine', null, law, degree);
    case 'cider':
      return alcoholParts('cider', null, law, degree);
    case 'intermediate':
      return alcoholParts('intermediate', 'intermediateContribution', law, degree);
    case 'spirits':
      return alcoholParts('spirits', 'spiritsContribution', law, degree);
  }
}

/** What a part amounts to, rounded half-up to the cent. */
export function exciseAmount(part: ExcisePart, amountMillionths: number): Cents {
  const thousandths = amountMillionths % 1_000 === 0;
  return thousandths
    ? proportionHalfUp(amountMillionths / 1_000, part.factor, exciseScale / 1_000)
    : proportionHalfUp(amountMillionths, part.factor, exciseScale);
}
