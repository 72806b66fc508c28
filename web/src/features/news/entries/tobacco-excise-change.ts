import { doubtOf, formatRate, phrase, type TobaccoExciseCategory, tobaccoExciseTables } from '@retour/core';
import type { NewsBlock, NewsEntry } from './news-entry';
import { basesOf } from './quoted-figures';

const names: Readonly<Record<TobaccoExciseCategory, string>> = {
  cigarettes: phrase`Cigarettes, pour 1 000 unités`,
  cigars: phrase`Cigares et cigarillos, pour 1 000 unités`,
  'rolling-tobacco': 'Tabac à rouler, par kg',
  'smoking-tobacco': 'Autre tabac à fumer, par kg',
};

const [last, previous] = tobaccoExciseTables.toReversed();
const yearOf = (day: string | undefined): string => day?.slice(0, 4) ?? '';
const categories = Object.keys(names).filter((name): name is TobaccoExciseCategory => name in names);

function changes(): readonly NewsBlock[] {
  if (last === undefined || previous === undefined) return [];
  return [
    {
      kind: 'figures',
      title: 'Minimum de perception sur le tabac',
      before: yearOf(previous.validFrom),
      after: yearOf(last.validFrom),
      figures: categories.map((category) => ({
        label: names[category],
        before: formatRate(previous.rates[category]),
        value: formatRate(last.rates[category]),
        doubt: doubtOf(last.rates[category]),
      })),
    },
  ];
}

export const tobaccoExciseChange: NewsEntry = {
  id: 'accises-tabac',
  day: last?.validFrom ?? '',
  kind: 'rates',
  title: phrase`Tabac : le minimum de perception de ${yearOf(last?.validFrom)}`,
  summary: phrase`Le prix de vente en France d’un paquet étranger est inconnu : c’est le minimum légal qui est dû.`,
  body: () => [
    {
      kind: 'text',
      text: phrase`Les chiffres marqués « à confirmer » suivent l’indexation prévue : lisez-les dans le texte en vigueur avant une contestation.`,
    },
    ...changes(),
  ],
  sources: last === undefined ? [] : basesOf(Object.values(last.rates)),
};
