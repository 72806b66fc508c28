import { examplePublicId, formatCount, phrase, typeset } from '@retour/core';

export const homeText = {
  title: 'Accueil des agents',
  find: 'Trouver une déclaration',
  findLabel: phrase`Nom, référence, reçu, vol ou téléphone`,
  findHint: phrase`Référence : 9 caractères, tirets facultatifs (exemple : ${typeset(examplePublicId)}).`,
  search: 'Chercher',
  scan: 'Scanner un QR code',
  create: 'Créer une déclaration',
  emptySearch: phrase`Tapez un nom ou une référence (exemple : ${typeset(examplePublicId)}).`,
  noOffice: phrase`Pour quel bureau travaillez-vous ? Les reçus le portent.`,
  chooseOffice: 'Choisir mon bureau',
  parked: (count: number): string =>
    phrase`${formatCount(count, 'déclaration mise', 'déclarations mises')} de côté sur ce poste.`,
  begun: phrase`Une déclaration est commencée et n'est pas enregistrée.`,
  begunAndParked: (count: number): string =>
    phrase`Une déclaration est commencée et n'est pas enregistrée ; ${formatCount(count, 'autre est mise', 'autres sont mises')} de côté sur ce poste.`,
  seeParked: 'Reprendre',
  figures: 'Chiffres du jour',
  queues: 'Ce qui attend',
  toValidate: 'À valider',
  toCollect: 'À encaisser',
  toApprove: 'Corrections à approuver',
  paid: phrase`Payées ou closes aujourd'hui`,
  refused: phrase`Refusées aujourd'hui`,
  due: phrase`à payer`,
  nothingDue: phrase`rien à payer`,
  nothingCollected: phrase`rien à encaisser`,
  waitingTitle: 'La plus ancienne d’abord',
  waitingHeading: 'Déclarations à valider',
  seeAll: 'Voir toutes celles à valider',
  seeList: 'Voir toutes les déclarations',
  nothingWaits: 'Aucune déclaration n’attend',
  nothingWaitsHint: phrase`La file est vide. Les nouvelles déclarations apparaîtront ici d'elles-mêmes.`,
  /** In the place of a count that is being read. */
  unread: '…',
  updatedAt: (time: string): string => phrase`Mis à jour à ${time}`,
} as const;
