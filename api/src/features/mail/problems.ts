import { ProblemError } from '../../platform/http/problem-error';

/** It is not among those that wait for a decision, or not any more. */
export function mailNotFound(): ProblemError {
  return new ProblemError({
    code: 'mail-not-found',
    status: 404,
    title: 'Message introuvable',
    detail: 'Ce message est déjà renvoyé ou laissé, ou il est trop ancien. Rechargez la liste.',
  });
}
