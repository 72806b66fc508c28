import { doubtOf, formatNumber, phrase } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import type { NewsEntry } from './news-entry';
import { basesOf } from './quoted-figures';

const { cigarette, cigarillo, cigar, tobacco } = lawToday().indicativeLevels;

export const unionTobacco: NewsEntry = {
  id: 'tabac-union-europeenne',
  day: '2024-03-29',
  kind: 'practice',
  title: phrase`Tabac acheté dans l’Union européenne : un faisceau d’indices, plus de seuil`,
  summary: phrase`Depuis cette date, aucun seuil français chiffré : les niveaux européens ne sont qu’indicatifs.`,
  body: () => [
    {
      kind: 'text',
      text: phrase`Pour un usage personnel, rien n’est dû. Au-dessus des niveaux indicatifs, le transport est présumé commercial : le simulateur prévient le voyageur et ne calcule rien. À vous de réunir les indices.`,
    },
    {
      kind: 'figures',
      title: 'Niveaux indicatifs par personne',
      before: null,
      after: 'Niveau indicatif',
      figures: [
        { label: 'Cigarettes', value: formatNumber(cigarette.value), doubt: doubtOf(cigarette) },
        { label: 'Cigarillos', value: formatNumber(cigarillo.value), doubt: doubtOf(cigarillo) },
        { label: 'Cigares', value: formatNumber(cigar.value), doubt: doubtOf(cigar) },
        { label: 'Tabac à fumer', value: `${formatNumber(tobacco.value)}\u00A0g`, doubt: doubtOf(tobacco) },
      ],
    },
  ],
  sources: basesOf([cigarette]),
};
