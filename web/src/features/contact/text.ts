import { formatCount, phrase } from '@retour/core';

export const contactText = {
  title: 'Écrire au support',
  lead: phrase`Une question, une erreur dans les tables, une panne ? Le support répond à votre adresse e-mail.`,
  subject: 'Objet',
  subjectHint: phrase`Exemple : taux de TVA d’un livre.`,
  message: 'Message',
  messageHint: phrase`Dites la page, ce que vous attendiez et ce que vous avez vu. Ne mettez ni nom ni coordonnées d’un voyageur : la référence de sa déclaration suffit.`,
  remaining: (count: number): string => phrase`Il reste ${formatCount(count, 'caractère')}.`,
  send: 'Envoyer mon message',
  notSent: phrase`Votre message n’est pas parti. Il est gardé dans cet onglet, même si votre session se termine.`,
  perhapsSent: phrase`Votre message est peut-être parti. Renvoyez-le tel quel : le support ne le recevra qu’une fois. Il est gardé dans cet onglet, même si votre session se termine.`,
  offline: phrase`Vous êtes hors connexion : renvoyez-le quand le réseau revient.`,
  sentTitle: 'Message envoyé',
  sentTo: (email: string): string => phrase`Une copie vous a été envoyée à ${email}.`,
  sentCopy: 'Une copie vous a été envoyée.',
  sentNext: 'Le support vous répondra par e-mail.',
  another: 'Écrire un autre message',
  beforeTitle: 'Avant d’écrire',
  beforeLinks: [
    { to: '/agent/tutoriel', label: 'Lire le tutoriel' },
    { to: '/agent/nomenclature', label: 'Chercher un produit dans la nomenclature' },
    { to: '/agent/actualites', label: 'Lire les actualités' },
  ],
} as const;
