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
