import type { FieldProblem } from '@retour/contract';
import {
  assessBeforePayment,
  type DeclarationStatus,
  formatShortEuros,
  type PaymentRefusal,
  phrase,
  settleDoubtFirst,
} from '@retour/core';
import { versionTag } from '../../platform/http/if-match';
import { ProblemError } from '../../platform/http/problem-error';

/** Every way the declaration calls refuse, in French, with what helps to go on. */

/** The same for an id that nobody has and for somebody else's. */
export function declarationNotFound(): ProblemError {
  return new ProblemError({
    code: 'declaration-not-found',
    status: 404,
    title: 'Déclaration introuvable',
    detail: 'Aucune déclaration ne correspond, ou elle ne vous appartient pas. Vérifiez la référence.',
  });
}

export function notTheAuthor(): ProblemError {
  return new ProblemError({
    code: 'not-the-author',
    status: 403,
    title: 'Modification refusée',
    detail: 'Seul l’auteur d’une déclaration peut modifier son brouillon.',
  });
}

export function versionNotStored(): ProblemError {
  return new ProblemError({
    code: 'version-not-kept',
    status: 404,
    title: 'Version introuvable',
    detail: 'Cette version n’existe pas, ou c’était un brouillon remplacé depuis. Choisissez-en une autre.',
  });
}

export function weakClaimToken(): ProblemError {
  return new ProblemError({
    code: 'weak-claim-token',
    status: 422,
    title: 'Jeton trop faible',
    detail: 'L’en-tête X-Claim-Token porte au moins 32 octets tirés au hasard, écrits en base64url.',
  });
}

export function transitionRefused(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
): ProblemError {
  return new ProblemError(
    {
      code: 'transition-refused',
      status: 409,
      title: 'Changement d’état refusé',
      detail:
        'La déclaration ne peut pas prendre cet état maintenant. Rechargez-la pour voir où elle en est.',
    },
    { extensions: { current, allowed } },
  );
}

export function amountToAssess(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
): ProblemError {
  return new ProblemError(
    {
      code: 'amount-to-assess',
      status: 409,
      title: 'Montant à évaluer',
      detail: assessBeforePayment,
    },
    { extensions: { current, allowed } },
  );
}

export function doubtToSettle(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
): ProblemError {
  return new ProblemError(
    { code: 'doubt-to-settle', status: 409, title: 'Article à vérifier', detail: settleDoubtFirst },
    { extensions: { current, allowed } },
  );
}

export function declarationFrozen(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
): ProblemError {
  return new ProblemError(
    {
      code: 'declaration-frozen',
      status: 409,
      title: 'Déclaration déjà envoyée',
      detail: 'Une déclaration envoyée ne se modifie plus. Annulez-la, puis faites-en une nouvelle.',
    },
    { extensions: { current, allowed } },
  );
}

export function staleVersion(currentVersion: number | null): ProblemError {
  return new ProblemError(
    {
      code: 'stale-version',
      status: 412,
      title: 'Version dépassée',
      detail: 'La déclaration a changé depuis votre lecture. Rechargez-la puis recommencez.',
    },
    currentVersion === null
      ? {}
      : { headers: { etag: versionTag(currentVersion) }, extensions: { currentVersion } },
  );
}

function invalidField(problem: FieldProblem): ProblemError {
  return new ProblemError('invalid-input', { errors: [problem] });
}

export function paymentRefused({ code, payment, limit, total }: PaymentRefusal): ProblemError {
  const name = payment === 'cash' ? 'en espèces' : 'par chèque ordinaire';
  return invalidField({
    path: 'payment',
    code,
    message: phrase`Un paiement ${name} est limité à ${formatShortEuros(limit)} et la somme due est de ${formatShortEuros(total)}. Choisissez un autre moyen.`,
  });
}

export function paymentWithoutPaid(): ProblemError {
  return invalidField({
    path: 'payment',
    code: 'payment-without-paid',
    message: 'Le moyen de paiement ne s’indique qu’avec l’état « paid ».',
  });
}

export function reasonWithoutRefused(): ProblemError {
  return invalidField({
    path: 'reason',
    code: 'reason-without-refused',
    message: 'La raison ne s’indique qu’avec l’état « refused ».',
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
