import {
  type AlcoholExciseCategory,
  alcoholExciseTables,
  alcoholExciseUnits,
  doubtOf,
  formatPercent,
  formatRate,
  perUnit,
  phrase,
} from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import type { NewsBlock, NewsEntry } from './news-entry';
import { basesOf } from './quoted-figures';

const { contributionDegree, lightBeerDegree } = lawToday();

const names: Readonly<Record<AlcoholExciseCategory, string>> = {
  lightBeer: phrase`Bière, jusqu’à ${formatPercent(lightBeerDegree.value)} vol`,
  beer: phrase`Bière, au-dessus de ${formatPercent(lightBeerDegree.value)} vol`,
  stillWine: 'Vin tranquille',
  otherFermented: 'Autre boisson fermentée',
  sparklingWine: 'Vin mousseux',
  cider: 'Cidre, poiré, hydromel',
  sweetWineWithOrigin: 'Vin doux naturel avec appellation',
  intermediate: 'Autre produit intermédiaire',
  spirits: 'Alcool fort',
  spiritsContribution: phrase`Cotisation, alcool au-dessus de ${formatPercent(contributionDegree.value)} vol`,
  intermediateContribution: phrase`Cotisation, produit intermédiaire au-dessus de ${formatPercent(contributionDegree.value)} vol`,
};

const [last, previous] = alcoholExciseTables.toReversed();
const yearOf = (day: string | undefined): string => day?.slice(0, 4) ?? '';
const categories = Object.keys(names).filter((name): name is AlcoholExciseCategory => name in names);

function changes(): readonly NewsBlock[] {
  if (last === undefined || previous === undefined) return [];
  return [
    {
      kind: 'figures',
      title: 'Tarifs d’accise sur l’alcool',
      before: yearOf(previous.validFrom),
      after: yearOf(last.validFrom),
      figures: categories.map((category) => ({
        label: `${names[category]}, ${perUnit(alcoholExciseUnits[category])}`,
        before: formatRate(previous.rates[category]),
        value: formatRate(last.rates[category]),
        doubt: doubtOf(last.rates[category]),
      })),
    },
  ];
}

export const alcoholExciseChange: NewsEntry = {
  id: 'accises-alcool',
  day: last?.validFrom ?? '',
  kind: 'rates',
  title: phrase`Alcool : les accises de ${yearOf(last?.validFrom)}`,
  summary: 'De nouveaux tarifs entrent en vigueur. Le simulateur applique ceux du jour d’arrivée.',
  body: () => [
    {
      kind: 'text',
      text: 'L’accise est due sur la seule quantité qui dépasse la franchise. La TVA se calcule ensuite, sur la valeur augmentée des autres taxes.',
    },
    ...changes(),
  ],
  sources: last === undefined ? [] : basesOf(Object.values(last.rates)),
};
