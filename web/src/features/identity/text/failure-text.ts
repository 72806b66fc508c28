import { phrase, typeset } from '@retour/core';
import type { CallFailure } from '../../../lib/http';

/** What stopped a request of an agent, and what to do. */
export function failureText(failure: CallFailure): string {
  switch (failure.kind) {
    case 'offline':
      return phrase`Vous êtes hors connexion. Recommencez quand le réseau revient.`;
    case 'network':
      return phrase`Le réseau a coupé, ou le service ne répond pas. Recommencez dans un instant.`;
    case 'timeout':
      return phrase`Le service met trop de temps à répondre. Recommencez dans un instant.`;
    case 'captive-portal':
      return phrase`Le réseau Wi-Fi demande une connexion. Ouvrez sa page d'accueil, puis recommencez.`;
    case 'problem':
      return typeset(failure.problem.detail);
    case 'unexpected-answer':
      return phrase`Le service a répondu de façon inattendue. Recommencez dans un instant.`;
    case 'aborted':
      return phrase`La demande a été interrompue. Recommencez.`;
  }
}
