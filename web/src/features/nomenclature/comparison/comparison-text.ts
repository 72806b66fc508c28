import { formatCount, phrase } from '@retour/core';

export const comparisonText = {
  open: 'Comparer avec un autre pays',
  close: 'Ne pas comparer',
  country: 'Pays à comparer',
  countryError: phrase`Choisissez dans la liste un autre pays que celui de la fiche (exemple : Japon).`,
  compare: 'Comparer',
  title: (one: string, other: string): string => phrase`Comparaison : ${one} et ${other}`,
  change: 'Comparer un autre pays',
  stop: 'Ne plus comparer',
  corner: 'Ce qui est comparé',
  same: phrase`Rien ne diffère entre ces deux pays.`,
  differing: (count: number): string =>
    `${formatCount(count, 'ligne')} ${count > 1 ? 'diffèrent' : 'diffère'}.`,
  differs: 'différent',
  none: 'sans objet',
  entry: 'Entrée',
  severity: { forbidden: 'interdite', regulated: 'réglementée', information: 'libre', free: 'libre' },
} as const;
