import type { MailTrouble } from '@retour/contract';
import { phrase } from '@retour/core';

export const unsentMailsText = {
  back: 'Mon compte',
  title: 'Messages non partis',
  lead: phrase`Le service n'essaie plus de les envoyer. Réglez ce qui les arrête, puis renvoyez-les. Ils sont effacés au bout de 30 jours.`,
  none: phrase`Tous les messages sont partis, ou partent encore.`,
  more: (total: number, shown: number): string =>
    phrase`Les ${shown} derniers sont montrés, sur ${total}. Renvoyez-les pour voir les autres.`,
  to: (name: string, address: string): string => phrase`${name}, à ${address}`,
  tries: (tries: number, moment: string): string =>
    tries > 1 ? phrase`${tries} essais, le dernier le ${moment}` : phrase`Un essai, le ${moment}`,
  codes: (codes: string): string => phrase`Code pour le support : ${codes}`,
  again: 'Renvoyer',
  againNamed: (name: string, address: string): string => phrase`Renvoyer : ${name}, à ${address}`,
  done: (address: string): string => phrase`Le message à ${address} repart dans quelques instants.`,
} as const;

/** What a mail is, by the name that the server gives it. */
const names: Readonly<Record<string, string>> = {
  'declaration-submitted': 'Confirmation d’une déclaration',
  'declaration-receipt': 'Reçu d’une déclaration',
  'declaration-cancelled': 'Annulation d’une déclaration',
  'account-validation': 'Lien pour ouvrir un compte',
  'password-reset': 'Lien pour un nouveau mot de passe',
  'contact-support': 'Message au support',
  'contact-copy': 'Copie d’un message au support',
};

export function mailName(name: string): string {
  return names[name] ?? 'Message sur un compte d’agent';
}

/** What stopped a mail, and what to do. */
export const troubleText: Readonly<Record<MailTrouble, string>> = {
  address: phrase`Le serveur du destinataire refuse cette adresse : elle n'existe sans doute pas.`,
  content: phrase`Le serveur du destinataire refuse ce message.`,
  access: phrase`Le serveur d'envoi refuse ce service : prévenez le support, son réglage est à revoir.`,
  delayed: phrase`Le serveur du destinataire a demandé d'attendre à chaque essai. Renvoyez le message plus tard.`,
  unreachable: phrase`Le serveur d'envoi n'a pas répondu. Renvoyez le message quand il marche de nouveau.`,
  other: phrase`L'envoi a échoué pour une autre raison : prévenez le support.`,
};
