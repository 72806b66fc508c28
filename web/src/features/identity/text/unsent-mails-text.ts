import { type MailName, type MailTrouble, mailNames, retentionTerms } from '@retour/contract';
import { formatTerm, phrase } from '@retour/core';
import { oneOf } from '../../../lib/shape';
import { supervisionText } from './supervision-text';

export const unsentMailsText = {
  back: 'Mon compte',
  title: supervisionText.unsentMails.label,
  lead: phrase`Le service n'essaie plus de les envoyer. Réglez ce qui les arrête, puis renvoyez-les ; laissez ceux que personne ne recevra. Ils sont effacés au bout de ${formatTerm(retentionTerms.unsentMails)}.`,
  none: phrase`Aucun message n'attend votre décision`,
  noneHint: phrase`Ceux qui viennent d'être écrits partent encore.`,
  list: 'Messages non partis, du plus récent au plus ancien',
  more: (total: number, shown: number): string =>
    phrase`Les ${shown} derniers sont montrés, sur ${total}. Renvoyez-les ou laissez-les pour voir les autres.`,
  to: (name: string, address: string): string => phrase`${name}, à ${address}`,
  tries: (tries: number, moment: string): string =>
    tries > 1 ? phrase`${tries} essais, le dernier le ${moment}` : phrase`Un essai, le ${moment}`,
  held: (moment: string): string => phrase`Retenu le ${moment}`,
  codes: (codes: string): string => phrase`Code pour le support : ${codes}`,
  again: 'Renvoyer',
  againNamed: (name: string, address: string): string => phrase`Renvoyer : ${name}, à ${address}`,
  drop: 'Laisser',
  dropNamed: (name: string, address: string): string => phrase`Laisser : ${name}, à ${address}`,
  dropped: (address: string): string =>
    phrase`Le message à ${address} est laissé : il ne compte plus parmi ceux qui ne sont pas partis.`,
  open: 'Voir la déclaration',
  openNamed: (publicId: string): string => phrase`Voir la déclaration ${publicId}`,
  done: (address: string): string =>
    phrase`Le message à ${address} repart dans quelques instants, si ce qu'il dit est encore vrai.`,
} as const;

/** What a mail is, by the name that the server gives it. */
const names: Readonly<Record<MailName, string>> = {
  'declaration-submitted': 'Confirmation d’une déclaration',
  'declaration-receipt': 'Reçu d’une déclaration',
  'declaration-cancelled': 'Annulation d’une déclaration',
  'declaration-decided': 'Décision sur une déclaration',
  'declaration-corrected': 'Correction d’une déclaration',
  'account-validation': 'Lien pour ouvrir un compte',
  'account-known': 'Demande d’un compte qui existe déjà',
  'account-to-approve': 'Compte à approuver',
  'account-approved': 'Compte approuvé',
  'account-refused': 'Compte refusé',
  'account-closed': 'Compte fermé',
  'role-changed': 'Rôle de superviseur donné ou retiré',
  'password-reset': 'Lien pour un nouveau mot de passe',
  'password-changed': 'Mot de passe changé',
  'contact-support': 'Message au support',
  'contact-copy': 'Copie d’un message au support',
};

const isMailName = oneOf(mailNames);

/** A mail queued by another version may have a name that is not known here. */
export function mailName(name: string): string {
  return isMailName(name) ? names[name] : 'Message du service';
}

/** What stopped a mail, and what to do. */
export const troubleText: Readonly<Record<MailTrouble, string>> = {
  address: phrase`Le serveur du destinataire refuse cette adresse : elle n'existe sans doute pas.`,
  content: phrase`Le serveur du destinataire refuse ce message.`,
  access: phrase`Le serveur d'envoi refuse ce service : prévenez le support, son réglage est à revoir.`,
  delayed: phrase`Le serveur du destinataire a demandé d'attendre à chaque essai. Renvoyez le message plus tard.`,
  unreachable: phrase`Le serveur d'envoi n'a pas répondu. Renvoyez le message quand il marche de nouveau.`,
  restored: phrase`Une sauvegarde a été restaurée : ce message est peut-être déjà parti. Renvoyez-le s'il manque à son destinataire.`,
  other: phrase`L'envoi a échoué pour une autre raison : prévenez le support.`,
};
