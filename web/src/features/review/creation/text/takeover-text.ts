import { phrase } from '@retour/core';
import type { ReadSimulation } from '../../../basket/sharing/read-simulation';

/** What an agent reads of a simulation that a traveller showed before declaring. */
export const takeoverText = {
  title: phrase`Reprendre la simulation du voyageur`,
  lead: phrase`Rien ne vient du serveur : tout était dans le code. Relisez avec le voyageur.`,
  content: 'Ce que montre le téléphone',
  trip: 'Retour',
  age: 'Âge',
  toConfirm: (ages: string): string => phrase`${ages}, à confirmer`,
  unknown: phrase`à demander`,
  notTaken: phrase`Ce qui ne peut pas être repris :`,
  inHand: phrase`Une déclaration est en cours`,
  inHandText: (whose: string): string => phrase`${whose}. Elle sera mise de côté.`,
  pending: phrase`Une déclaration est en cours d'enregistrement. Attendez qu'elle soit enregistrée.`,
  seePending: phrase`Voir l'enregistrement`,
  take: 'Commencer la déclaration',
  unreadableTitle: phrase`Ce code ne peut pas être repris`,
  nothingLeft: phrase`Aucun de ses articles ne peut être repris.`,
  untouched: phrase`Rien n'a changé sur cet appareil.`,
  scan: 'Scanner un code',
  create: 'Créer une déclaration',
} as const;

const again = phrase`Demandez au voyageur de le montrer de nouveau, ou saisissez ses articles.`;

export const unreadableCodeText: Readonly<
  Record<Extract<ReadSimulation, { readonly kind: 'unreadable' }>['why'], string>
> = {
  empty: phrase`Il ne contient aucune simulation. ${again}`,
  damaged: phrase`Il est incomplet, abîmé ou mal transmis. Si un lecteur le tape, vérifiez Verr. Maj. et la langue de son clavier, puis scannez de nouveau.`,
  'too-long': phrase`Il est trop long pour contenir une simulation. ${again}`,
  'other-version': phrase`Il vient d'une autre version du service. Rechargez la page, puis scannez de nouveau.`,
};
