import {
  dayInParis,
  type FieldProblem,
  hourMs,
  paperMessages,
  reviewMessages,
  secondMs,
} from '@retour/contract';
import { type DeclarationStatus, formatCount, phrase, typeset } from '@retour/core';
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
        'Seule une déclaration envoyée ou validée se corrige. Celle-ci est terminée, effacée, ou pas encore envoyée.',
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

export function proposalNotFound(): ProblemError {
  return new ProblemError({
    code: 'proposal-not-found',
    status: 404,
    title: 'Correction introuvable',
    detail: 'Aucune correction proposée ne correspond. Rechargez la déclaration.',
  });
}

/** Two officers are two accounts. */
export function ownProposal(): ProblemError {
  return new ProblemError({
    code: 'own-proposal',
    status: 403,
    title: 'Un autre agent doit décider',
    detail:
      'Vous avez proposé cette correction : un autre agent l’approuve ou la refuse. Vous pouvez la retirer.',
  });
}

export function notOwnProposal(): ProblemError {
  return new ProblemError({
    code: 'not-own-proposal',
    status: 403,
    title: 'Correction d’un autre agent',
    detail: 'Seul l’agent qui a proposé cette correction peut la retirer. Vous pouvez la refuser.',
  });
}

export function proposalDecided(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'proposal-decided',
      status: 409,
      title: 'Correction déjà décidée',
      detail:
        'Cette correction n’attend plus : elle a été approuvée, refusée ou retirée. Rechargez la déclaration.',
    },
    { extensions: { current } },
  );
}

export function proposalStale(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'proposal-stale',
      status: 409,
      title: 'Correction dépassée',
      detail:
        'La déclaration a changé depuis cette proposition : elle ne peut plus être approuvée. Refusez-la, ou demandez à son auteur de la retirer, puis corrigez la déclaration telle qu’elle est.',
    },
    { extensions: { current } },
  );
}

export function proposalReason(code: 'reason-missing' | 'reason-not-asked'): ProblemError {
  const message =
    code === 'reason-missing'
      ? reviewMessages.refusal
      : 'La raison s’indique pour refuser une correction, et pour rien d’autre.';
  return correctionInvalid([{ path: 'reason', code, message: typeset(message) }]);
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
        'Les données du voyageur ont été effacées : le document ne peut plus lui être envoyé. Rechargez la déclaration.',
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
      detail: 'Nous n’avons pas l’adresse e-mail du voyageur. Imprimez le document, ou montrez-le-lui.',
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
      title: 'Message déjà parti',
      detail: 'Un message est parti il y a moins de cinq minutes. Attendez un peu avant de le renvoyer.',
    },
    { headers: { 'retry-after': String(waitSeconds) } },
  );
}

/** Nothing left yet, and nothing failed: it is on its way. */
export function receiptWaiting(waitSeconds: number): ProblemError {
  return new ProblemError(
    {
      code: 'receipt-waiting',
      status: 429,
      title: 'Message en attente',
      detail: 'Un message attend déjà de partir : il partira de lui-même. Attendez avant de le renvoyer.',
    },
    { headers: { 'retry-after': String(waitSeconds) } },
  );
}

export function notSent(): ProblemError {
  return new ProblemError({
    code: 'not-sent',
    status: 409,
    title: 'Brouillon',
    detail: 'La déclaration n’est pas encore envoyée : elle n’a pas de document à remettre.',
  });
}

/** Nothing is printed: what was confirmed is no longer what would be. */
export function papersLeftOut(errors: readonly FieldProblem[]): ProblemError {
  return new ProblemError(
    {
      code: 'papers-left-out',
      status: 409,
      title: 'Rien n’est imprimé',
      detail:
        'Une partie des déclarations ne peut pas être imprimée comme vous l’avez vue. Imprimez les autres, et ouvrez celles-ci.',
    },
    { errors },
  );
}

export function tooManyArticles(articles: number): ProblemError {
  return new ProblemError('invalid-input', {
    errors: [{ path: 'declarations', code: 'too-many-articles', message: paperMessages.articles(articles) }],
  });
}
