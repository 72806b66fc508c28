import { phrase } from '@retour/core';
import type { CallFailure } from '../../../lib/http';

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
} as const;

/** What stopped the sending, for a person. */
export function failureText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'offline':
      return phrase`Vous êtes hors connexion. L'envoi se fera dès que le réseau revient.`;
    case 'network':
      return phrase`Le réseau a coupé, ou le service ne répond pas.`;
    case 'timeout':
      return phrase`Le service met trop de temps à répondre.`;
    case 'captive-portal':
      return phrase`Le réseau Wi-Fi demande une connexion. Ouvrez sa page d'accueil, ou passez par le réseau mobile.`;
    case 'problem':
      return failure.status >= 500
        ? phrase`Le service est momentanément indisponible.`
        : failure.problem.detail;
    case 'unexpected-answer':
      return phrase`Le service a répondu de façon inattendue.`;
    case 'aborted':
      return phrase`L'envoi a été interrompu.`;
  }
}
