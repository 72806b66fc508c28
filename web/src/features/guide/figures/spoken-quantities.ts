import { formatCount, type LawFigures, minimumAge, noLimit, quantityAllowance } from '@retour/core';
import type { QuantityFigures, QuantityRegime } from './guide-figures';

const litres = (value: number): string => formatCount(value, 'litre');

type Levels = Readonly<Record<keyof QuantityFigures, number | null>>;

function levelsOf(regime: QuantityRegime, law: LawFigures): Levels {
  if (regime === 'eu') {
    const { indicativeLevels } = law;
    return {
      cigarette: indicativeLevels.cigarette.value,
      cigarillos: indicativeLevels.cigarillo.value,
      cigar: indicativeLevels.cigar.value,
      tobacco: indicativeLevels.tobacco.value,
      spiritDrink: indicativeLevels.strong.value,
      alcoholIntermediate: indicativeLevels.soft.value,
      wine: indicativeLevels.wine.value,
      sparklingWine: indicativeLevels.sparkling.value,
      beer: indicativeLevels.beer.value,
    };
  }
  const level = (quantityClass: Parameters<typeof quantityAllowance>[1]): number | null =>
    quantityAllowance(regime, quantityClass, law)?.value ?? null;
  return {
    cigarette: level('cigarette'),
    cigarillos: level('cigarillo'),
    cigar: level('cigar'),
    tobacco: level('tobacco'),
    spiritDrink: level('strong'),
    alcoholIntermediate: level('soft'),
    wine: level('wine'),
    sparklingWine: level('soft'),
    beer: level('beer'),
  };
}

const spoken: Readonly<Record<keyof QuantityFigures, (value: number) => string>> = {
  cigarette: (value) => formatCount(value, 'cigarette'),
  cigarillos: (value) => formatCount(value, 'cigarillo'),
  cigar: (value) => formatCount(value, 'cigare'),
  tobacco: (value) => (value < 1000 ? formatCount(value, 'g', 'g') : formatCount(value / 1000, 'kg', 'kg')),
  spiritDrink: litres,
  alcoholIntermediate: litres,
  wine: litres,
  sparklingWine: litres,
  beer: litres,
};

/** The quantities of a regime as people say them: "200 cigarettes", "1,5 litre", "sans limite". */
export function spokenQuantities(regime: QuantityRegime, law: LawFigures): QuantityFigures {
  const levels = levelsOf(regime, law);
  const say = (key: keyof QuantityFigures): string => {
    const level = levels[key];
    return level === null ? noLimit : spoken[key](level);
  };
  return {
    cigarette: say('cigarette'),
    cigarillos: say('cigarillos'),
    cigar: say('cigar'),
    tobacco: say('tobacco'),
    spiritDrink: say('spiritDrink'),
    alcoholIntermediate: say('alcoholIntermediate'),
    wine: say('wine'),
    sparklingWine: say('sparklingWine'),
    beer: say('beer'),
  };
}

/** The youngest age at which tobacco and alcohol have an allowance. */
export function tobaccoAlcoholAge(regime: QuantityRegime, law: LawFigures): string {
  return formatCount(minimumAge(regime, law).value, 'an');
}
