import { phrase } from '@retour/core';
import type { SendingTexts } from '../../declarant/sending/sending-screen';

export const sendingText = {
  title: 'Envoi de votre déclaration',
  notSentTitle: 'Déclaration non envoyée',
  trying: phrase`Nous envoyons votre déclaration. Ne fermez pas cette page.`,
  long: phrase`Le réseau est lent. L'envoi continue, vos réponses sont gardées sur cet appareil.`,
  notSent: phrase`Votre déclaration n'est pas encore envoyée. Vos réponses sont gardées sur cet appareil.`,
  notSentLabel: 'Pas encore envoyée',
  automatic: phrase`Nous réessayons tout seuls, aussi quand le réseau revient. Gardez l'application ouverte.`,
  retry: 'Réessayer maintenant',
  edit: 'Modifier mes réponses',
  refusedTitle: 'Votre déclaration ne peut pas être envoyée ainsi',
  refusedAdvice: phrase`Vos réponses sont gardées. Corrigez ce qui est signalé, puis envoyez de nouveau.`,
  atBorder: phrase`Vous êtes déjà à la douane ? Présentez-vous à un agent : il peut faire la déclaration avec vous.`,
  correct: 'Corriger mes réponses',
  total: 'À payer à la douane',
  sentNow: phrase`Votre déclaration est envoyée.`,
} as const satisfies SendingTexts & Record<string, string>;

/** Once a try left whose answer is lost. */
export const uncertainSendingText = {
  ...sendingText,
  notSentTitle: 'Envoi non confirmé',
  notSent: phrase`Le service n'a pas confirmé : nous ne savons pas si votre déclaration est envoyée. Vos réponses sont gardées sur cet appareil.`,
  notSentLabel: 'Envoi non confirmé',
  automatic: phrase`Nous réessayons tout seuls, aussi quand le réseau revient : rien ne sera envoyé deux fois. Gardez l'application ouverte.`,
  atBorder: phrase`Vous êtes déjà à la douane ? Dites votre nom à un agent : il verra si votre déclaration est arrivée.`,
} as const satisfies SendingTexts & Record<string, string>;

/** Once an answer came that this version cannot read: nothing is there to be corrected. */
export const unreadSendingText = (texts: SendingTexts): SendingTexts => ({
  ...texts,
  refusedTitle: texts.notSentTitle,
  refusedAdvice: phrase`Cette version de l'application ne sait pas lire la réponse. Rechargez-la ou mettez-la à jour : l'envoi reprendra.`,
  correct: texts.edit,
});

export const updateText = { update: 'Mettre à jour', reload: 'Recharger l’application' } as const;
