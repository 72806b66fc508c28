import { formatCount } from '@retour/core';

/** The words of what a search answers, fetched with it: the page is read without them. */
export const searchText = {
  nothingTitle: 'Aucune réponse pour ces mots',
  otherTitle: 'Voici où demander',
  nothing: 'Essayez un mot plus court ou plus courant : « alcool », « cadeau », « payer ».',
  nothingElse: 'Sinon, parcourez les thèmes.',
  simulate: (product: string): string => `Simuler : ${product}`,
  simulateHint: 'Ce que vous devrez payer sur cet achat',
  addHint: 'À ajouter à la simulation en cours',
  banned: (product: string): string => `Interdit : ${product}`,
  bannedHint: 'Ce que dit la règle',
  bannedFrom: (product: string): string => `Interdit depuis ce pays : ${product}`,
  bannedFromHint: (country: string): string => `${country} : ce que dit la règle`,
  mostlyBanned: (product: string): string => `Interdit depuis la plupart des pays : ${product}`,
  mostlyBannedHint: 'Ce qui peut entrer, et d’où',
  prepare: (country: string): string => `Préparer un retour : ${country}`,
  prepareHint: 'Vos limites pour ce pays',
  leads: 'À faire aussi',
  results: (count: number): string => formatCount(count, 'réponse'),
} as const;
