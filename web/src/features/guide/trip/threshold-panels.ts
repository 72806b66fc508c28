import { noLimit } from '@retour/core';
import { type Fact, fact } from '../content/blocks';
import type { PanelId } from '../content/trip/thresholds';
import type { GuideFigures, QuantityFigures, QuantityRegime } from '../figures/guide-figures';

/** The figures of a threshold panel: what may be brought without paying. */
export interface ThresholdPanel {
  readonly value: readonly Fact[];
  readonly tobacco: readonly string[];
  readonly alcohol: readonly Fact[];
}

const quantityRegimes: Readonly<Record<PanelId, QuantityRegime>> = {
  'union-europeenne': 'eu',
  andorre: 'andorra',
  'hors-union': 'third',
  'hors-union-frontalier': 'frontier',
};

const valueFacts: Readonly<Record<PanelId, (figures: GuideFigures) => readonly Fact[]>> = {
  'union-europeenne': () => [fact('Achats personnels', noLimit)],
  andorre: ({ value, age }) => [
    fact(`${age.adult} et plus`, value.andorra),
    fact(`${age.adult} et plus, produits alimentaires`, value.andorraFood),
    fact(`Moins de ${age.adult}`, value.andorraChild),
    fact(`Moins de ${age.adult}, produits alimentaires`, value.andorraFoodChild),
  ],
  'hors-union': ({ value, age }) => [
    fact(`${age.adult} et plus, en avion ou en bateau, sauf privé`, value.thirdByAirOrSea),
    fact(`${age.adult} et plus, autre transport`, value.third),
    fact(`Moins de ${age.adult}`, value.thirdChild),
  ],
  'hors-union-frontalier': ({ value, age }) => [
    fact(`${age.adult} et plus`, value.frontier),
    fact(`Moins de ${age.adult}`, value.frontierChild),
  ],
};

/** One or another: the quantities of tobacco are alternatives. */
export function tobaccoChoices(quantity: QuantityFigures): readonly string[] {
  return [
    quantity.cigarette,
    `ou ${quantity.cigarillos}`,
    `ou ${quantity.cigar}`,
    `ou ${quantity.tobacco} de tabac à fumer`,
  ];
}

export function alcoholFacts(
  quantity: QuantityFigures,
  strongDegree: string,
  alternatives: boolean,
): readonly Fact[] {
  return [
    fact(`Alcool à plus de ${strongDegree}`, quantity.spiritDrink),
    fact(alternatives ? 'ou alcool moins fort' : 'Alcool moins fort', quantity.alcoholIntermediate),
    alternatives
      ? fact('et vin tranquille', quantity.wine)
      : fact('Vin', `${quantity.wine}, dont ${quantity.sparklingWine} de vin mousseux`),
    fact(alternatives ? 'et bière' : 'Bière', quantity.beer),
  ];
}

export function thresholdPanel(id: PanelId, figures: GuideFigures): ThresholdPanel {
  const quantity = figures.quantity[quantityRegimes[id]];
  return {
    value: valueFacts[id](figures),
    tobacco: tobaccoChoices(quantity),
    alcohol: alcoholFacts(quantity, figures.strongDegree, id !== 'union-europeenne'),
  };
}
