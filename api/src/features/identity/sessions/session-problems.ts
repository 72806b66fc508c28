import { identityMessages } from '@retour/contract';
import { ProblemError } from '../../../platform/http/problem-error';

/** The one answer to whatever does not open a session: expired, ended, forged, of another browser, but of an agent who was closed to themselves. */
export function sessionEnded(): ProblemError {
  return new ProblemError(
    { code: 'session-ended', status: 401, title: 'Session terminée', detail: identityMessages.session },
    { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  );
}

export function agentClosed(): ProblemError {
  return new ProblemError({
    code: 'agent-disabled',
    status: 403,
    title: 'Accès fermé',
    detail:
      'Votre accès à l’espace des agents a été fermé. Adressez-vous à votre responsable s’il doit être rouvert.',
  });
}
