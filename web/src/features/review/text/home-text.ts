import { formatCount, phrase } from '@retour/core';

const count = (declarations: number): string => formatCount(declarations, 'déclaration');

export const homeText = {
  title: 'Accueil des agents',
  find: 'Trouver une déclaration',
  findLabel: phrase`Nom, référence, vol ou téléphone`,
  findHint: phrase`Référence : 9 caractères, tirets facultatifs (exemple : K7Q-2MX-9TD).`,
  search: 'Chercher',
  scan: 'Scanner un QR code',
  create: 'Créer une déclaration',
  emptySearch: phrase`Tapez un nom ou une référence (exemple : K7Q-2MX-9TD).`,
  figures: 'Chiffres du jour',
  queues: 'Ce qui attend',
  toValidate: 'À valider',
  toCollect: 'À encaisser',
  paid: phrase`Payées ou closes aujourd'hui`,
  refused: phrase`Refusées aujourd'hui`,
  count,
  known: phrase`à payer, sans les articles à évaluer`,
  /** Of declarations that wait: none owes a sum that is computed. */
  noneKnown: phrase`Rien à payer, sans les articles à évaluer.`,
  nothingCollected: phrase`rien à encaisser`,
  waitingTitle: 'La plus ancienne d’abord',
  waitingHeading: 'Déclarations à valider',
  seeAll: 'Voir toutes celles à valider',
  seeList: 'Voir toutes les déclarations',
  nothingWaits: 'Aucune déclaration n’attend',
  nothingWaitsHint: phrase`La file est vide. Les nouvelles déclarations apparaîtront ici d'elles-mêmes.`,
  updatedAt: (time: string): string => phrase`Mis à jour à ${time}`,
  since: (time: string): string => phrase`reçue ${time}`,
} as const;
