import { phrase } from '@retour/core';
import type { CallFailure } from '../../../lib/http';

/** What stopped a sending, for a person. */
export function failureText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'offline':
      return phrase`Vous êtes hors connexion : l'envoi attend le réseau.`;
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
