import { dayInParis, type FieldProblem, hourMs, secondMs } from '@retour/contract';
import { type DeclarationStatus, formatCount, phrase } from '@retour/core';
import { ProblemError } from '../../platform/http/problem-error';

/** Every way the agents' calls refuse, beside those of declarations, in French, with what helps to go on. */

export function versionNotStored(): ProblemError {
  return new ProblemError({
    code: 'version-not-kept',
    status: 404,
    title: 'Version introuvable',
    detail: 'Cette version n’existe pas, ou c’était un brouillon remplacé depuis. Choisissez-en une autre.',
  });
}

/** A change to what was not read: the caller says which version they saw. */
export function versionRequired(): ProblemError {
  return new ProblemError({
    code: 'version-required',
    status: 428,
    title: 'Version à préciser',
    detail:
      'Relisez la déclaration avant de la corriger : l’en-tête If-Match dit la version que vous avez lue.',
  });
}

export function correctionRefused(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'correction-refused',
      status: 409,
      title: 'Correction refusée',
      detail:
        'Une déclaration se corrige une fois envoyée, tant qu’elle n’est ni payée, ni refusée, ni annulée.',
    },
    { extensions: { current } },
  );
}

export function tooManyCorrections(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'too-many-corrections',
      status: 409,
      title: 'Trop de corrections',
      detail:
        'Cette déclaration a été corrigée trop de fois pour l’être encore. Réglez-la telle qu’elle est, ou refusez-la et faites-en une nouvelle.',
    },
    { extensions: { current } },
  );
}

export function correctionInvalid(errors: readonly FieldProblem[]): ProblemError {
  return new ProblemError('invalid-input', { errors });
}

export function receiptBeforePayment(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'receipt-before-payment',
      status: 409,
      title: 'Pas encore de reçu',
      detail: 'Le reçu s’envoie une fois le paiement enregistré. Rechargez la déclaration.',
    },
    { extensions: { current } },
  );
}

export function receiptAfterErasure(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'receipt-after-erasure',
      status: 409,
      title: 'Données effacées',
      detail:
        'Les données du voyageur ont été effacées : le reçu ne peut plus lui être envoyé. Rechargez la déclaration.',
    },
    { extensions: { current } },
  );
}

export function receiptWithoutAddress(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'receipt-without-address',
      status: 409,
      title: 'Pas d’adresse e-mail',
      detail: 'Le voyageur n’a pas donné d’adresse e-mail. Imprimez le reçu, ou montrez-le-lui.',
    },
    { extensions: { current } },
  );
}

/** To the next midnight in Paris, or up to an hour after it: nobody waits before a screen for the end of a day. */
function secondsToMidnight(now: Date): number {
  let later = now.getTime();
  while (dayInParis(new Date(later)) === dayInParis(now)) later += hourMs;
  return Math.ceil((later - now.getTime()) / secondMs);
}

/** The last of the day was taken; the next day in Paris gives others. */
export function noExportLeft(perDay: number, now: Date): ProblemError {
  return new ProblemError(
    {
      code: 'no-export-left',
      status: 429,
      title: 'Plus d’export aujourd’hui',
      detail: phrase`Vous avez fait ${formatCount(perDay, 'export')} aujourd’hui, le maximum. Revenez demain, ou demandez à un autre superviseur.`,
    },
    { headers: { 'retry-after': String(secondsToMidnight(now)) } },
  );
}

export function receiptJustSent(waitSeconds: number): ProblemError {
  return new ProblemError(
    {
      code: 'receipt-just-sent',
      status: 429,
      title: 'Reçu déjà parti',
      detail: 'Un reçu est parti il y a moins de cinq minutes. Attendez un peu avant de le renvoyer.',
    },
    { headers: { 'retry-after': String(waitSeconds) } },
  );
}
