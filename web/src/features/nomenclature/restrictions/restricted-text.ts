import { phrase } from '@retour/core';

export const restrictedText = {
  scope: 'Codes et exceptions',
  codes: 'Codes NC',
  noCode: 'aucun code propre',
  anyCode: phrase`La règle tient à l’article lui-même : il se classe à son code ordinaire.`,
  exempt: 'Pays dispensés',
  countries: (count: number): string => `${count}\u00A0pays et territoires`,
  noneExempt: 'aucun hors de l’Union européenne',
  limited: 'Pays admis en quantité limitée',
  insideUnion: 'Acheté dans l’Union européenne',
  free: 'sans restriction',
  union: { forbidden: 'interdit', regulated: 'réglementé', information: 'à savoir' },
  whole: {
    regulated: 'Réglementé depuis ce pays',
    information: 'À savoir',
  },
  inPart: {
    forbidden: 'En partie interdit depuis ce pays',
    regulated: 'En partie réglementé depuis ce pays',
    information: 'À savoir',
  },
  regulatedEverywhere: 'Réglementé',
  regulatedInPart: 'En partie réglementé',
  dependsOnCountry: 'Restreint selon le pays',
  products: 'Produits de la nomenclature sous cette règle',
} as const;
