import type { ErasureGround } from '@retour/contract';
import { phrase } from '@retour/core';

export const erasureText = {
  heading: 'Données personnelles',
  text: phrase`Le voyageur peut demander que ses données soient effacées.`,
  underWay: phrase`Cette déclaration est en cours. Terminez-la d'abord : paiement, clôture, refus ou autre issue. Ses données pourront ensuite être effacées.`,
  open: 'Effacer les données',
  whoOpened: phrase`Qui l'a ouverte ?`,
  title: phrase`Effacer les données du voyageur ?`,
  lead: phrase`C'est définitif : personne ne pourra les retrouver.`,
  goes: phrase`Ce qui part`,
  gone: phrase`Le nom, l'adresse, l'e-mail, le téléphone, le vol, les noms d'articles que le voyageur a tapés, les raisons écrites et les messages.`,
  stays: phrase`Ce qui reste`,
  left: phrase`La référence, les montants, les articles, l'âge, les pays, le transport, le jour d'arrivée, les autres dates, et qui a décidé quoi.`,
  ground: phrase`Pourquoi les effacer ?`,
  groundMissing: phrase`Dites pourquoi.`,
  confirm: 'Effacer définitivement',
} as const;

export const groundLabels: Readonly<Record<ErasureGround, string>> = {
  person: 'La personne le demande',
  authority: 'Une autorité le demande',
  mistake: 'C’est une erreur de saisie',
};
