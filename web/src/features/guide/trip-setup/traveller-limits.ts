import {
  formatShortEuros,
  type LawFigures,
  type MeanOfTransport,
  minimumAge,
  noLimit,
  type Regime,
  regimeOf,
  valueAllowance,
  valuePotsOf,
} from '@retour/core';
import { type Fact, fact } from '../content/blocks';
import { setupText } from '../content/trip/setup-text';
import type { PanelId } from '../content/trip/thresholds';
import type { QuantityRegime } from '../figures/guide-figures';

export interface TravellerOnTheWay {
  readonly country: string;
  readonly age: number;
  readonly meanOfTransport: MeanOfTransport;
  readonly border: boolean;
}

/** What one traveller may bring, and the panel of the guide that says it in full. */
export interface TravellerLimits {
  readonly panel: PanelId;
  readonly quantityRegime: QuantityRegime;
  readonly value: readonly Fact[];
  /** Age from which tobacco and alcohol may be brought, when the traveller is younger. */
  readonly tooYoungBefore: number | null;
}

const panels: Readonly<Record<Regime, PanelId>> = {
  eu: 'union-europeenne',
  andorra: 'andorre',
  frontier: 'hors-union-frontalier',
  third: 'hors-union',
  'third-union-customs': 'hors-union',
};

const quantityRegimes: Readonly<Record<Regime, QuantityRegime>> = {
  eu: 'eu',
  andorra: 'andorra',
  frontier: 'frontier',
  third: 'third',
  'third-union-customs': 'third',
};

export function travellerLimits(traveller: TravellerOnTheWay, law: LawFigures): TravellerLimits {
  const regime = regimeOf(traveller);
  const pots = valuePotsOf(regime);
  const youngest = minimumAge(regime, law).value;
  return {
    panel: panels[regime],
    quantityRegime: quantityRegimes[regime],
    value: pots.map((pot) => {
      const limit = valueAllowance({ ...traveller, regime }, pot, law)?.value;
      const label =
        pot === 'food' ? setupText.foodPot : pots.length > 1 ? setupText.otherPot : setupText.goods;
      return fact(label, limit === undefined ? noLimit : formatShortEuros(limit));
    }),
    tooYoungBefore: traveller.age < youngest ? youngest : null,
  };
}
