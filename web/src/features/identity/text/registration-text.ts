import { phrase } from '@retour/core';

export const registerText = {
  title: 'Demander un compte',
  lead: phrase`Pour les services qui n'ont pas ProConnect. Un superviseur approuve ensuite votre demande.`,
  email: 'Adresse e-mail professionnelle',
  emailHint: phrase`Un lien pour dire qui vous êtes et choisir votre mot de passe y est envoyé (exemple : prenom.nom@exemple.fr).`,
  submit: 'Demander le compte',
  known: phrase`J'ai déjà un compte`,
} as const;

export const registeredText = {
  title: 'Votre demande est enregistrée',
  lead: phrase`Il reste deux étapes avant votre première connexion.`,
  steps: [
    phrase`Ouvrez le message que nous venons d'envoyer, dites qui vous êtes et choisissez votre mot de passe. Le lien sert une fois, pendant 30 minutes.`,
    phrase`Un superviseur approuve votre compte. Vous recevez un message, et vous pouvez vous connecter.`,
  ],
  sentTo: (email: string): string => phrase`Message envoyé à ${email}.`,
  nothing: phrase`Rien reçu ? Regardez dans les indésirables, puis demandez un autre lien.`,
} as const;

export const validationText = {
  title: 'Créez votre compte',
  lead: phrase`Vous confirmez ainsi que l'adresse qui a reçu ce lien est la vôtre. Un superviseur lira votre nom.`,
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  password: 'Mot de passe',
  submit: 'Créer le compte',
  doneTitle: 'Votre adresse est confirmée',
  doneLead: phrase`Votre mot de passe est enregistré. Un superviseur doit encore approuver votre compte : vous recevrez un message dès que ce sera fait.`,
  failedTitle: phrase`Ce lien ne fonctionne pas`,
  noToken: phrase`Ce lien est incomplet. Ouvrez-le depuis le message que vous avez reçu.`,
  another: 'Recevoir un autre lien',
  alreadyChosen: phrase`Vous avez déjà choisi votre mot de passe ?`,
  login: 'Aller à la connexion',
} as const;

export const resendText = {
  email: 'Adresse e-mail professionnelle',
  send: 'Renvoyer le lien',
  wait: (seconds: number): string => `Nouvel envoi possible dans ${seconds} s`,
  sent: phrase`C'est demandé. Si cette adresse attend un lien, il arrive dans quelques instants.`,
} as const;
