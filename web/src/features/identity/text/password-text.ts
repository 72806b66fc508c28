import { phrase } from '@retour/core';

export const forgottenText = {
  title: 'Mot de passe oublié',
  lead: phrase`Indiquez l'adresse de votre compte : nous y envoyons un lien pour choisir un autre mot de passe.`,
  email: 'Adresse e-mail professionnelle',
  submit: 'Recevoir le lien',
  sso: phrase`Vous utilisez ProConnect ? Votre mot de passe est celui de votre administration : changez-le auprès d'elle.`,
  back: 'Revenir à la connexion',
} as const;

export const linkSentText = {
  title: 'Regardez votre messagerie',
  lead: phrase`Si cette adresse a un compte, un lien vient d'y être envoyé.`,
  once: phrase`Le lien sert une fois, pendant 30 minutes. Ouvrez-le sur cet appareil ou sur un autre.`,
  sentTo: (email: string): string => phrase`Adresse indiquée : ${email}`,
  nothing: phrase`Rien reçu ? Regardez dans les indésirables, puis demandez un autre lien.`,
} as const;

export const newPasswordText = {
  title: 'Choisissez un mot de passe',
  lead: phrase`Il remplace l'ancien. Vos sessions ouvertes ailleurs se terminent.`,
  password: 'Nouveau mot de passe',
  submit: 'Enregistrer le mot de passe',
  failedTitle: phrase`Ce lien ne fonctionne pas`,
  noToken: phrase`Ce lien est incomplet. Ouvrez-le depuis le message que vous avez reçu.`,
  another: 'Demander un autre lien',
  doneTitle: 'Votre mot de passe est changé',
  doneLead: phrase`Connectez-vous avec le nouveau.`,
  login: 'Se connecter',
} as const;

export const changePasswordText = {
  title: 'Modifier mon mot de passe',
  lead: phrase`Vos autres sessions se terminent, celle-ci continue. Un message vous en prévient.`,
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  submit: 'Modifier le mot de passe',
  sso: phrase`Vous vous connectez avec ProConnect : votre mot de passe est celui de votre administration. Changez-le auprès d'elle.`,
  back: 'Revenir à mon compte',
  doneTitle: 'Votre mot de passe est modifié',
  doneLead: phrase`Vos autres sessions sont terminées. Vous restez connecté ici.`,
} as const;
