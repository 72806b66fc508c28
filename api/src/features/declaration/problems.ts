import type { FieldProblem } from '@retour/contract';
import {
  type AuthorType,
  type Cents,
  type DeclarationStatus,
  decideCorrectionFirst,
  formatEuros,
  formatShortEuros,
  handOverBeforePayment,
  type MeanOfPayment,
  type PartsRefusal,
  phrase,
  settleDoubtFirst,
  whyNotSettled,
} from '@retour/core';
import { versionTag } from '../../platform/http/if-match';
import { type FeatureProblem, ProblemError } from '../../platform/http/problem-error';

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

/** Counted for a declaration or an agent, wherever the calls come from. */
export const tooManyWrites: FeatureProblem = {
  code: 'too-many-requests',
  status: 429,
  title: 'Trop d’envois',
  detail:
    'Trop de déclarations ou de modifications ont été envoyées en peu de temps. Attendez une minute puis recommencez.',
};

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

/** A traveller is sent to the customs; the agent who wrote it is told what is left to do. */
export function cancellationAfterControl(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
  author: AuthorType,
): ProblemError {
  return new ProblemError(
    {
      code: 'cancellation-after-control',
      status: 409,
      title: 'Annulation impossible',
      detail:
        author === 'agent'
          ? 'Cette déclaration a été rouverte : elle ne s’annule plus. Validez-la, refusez-la ou choisissez une autre issue.'
          : 'Un agent a déjà contrôlé cette déclaration. Adressez-vous à la douane : elle seule peut la clore.',
    },
    { extensions: { current, allowed } },
  );
}

export function amountToAssess(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
  lines: Parameters<typeof whyNotSettled>[0],
): ProblemError {
  return new ProblemError(
    {
      code: 'amount-to-assess',
      status: 409,
      title: 'Montant à évaluer',
      detail: whyNotSettled(lines),
    },
    { extensions: { current, allowed } },
  );
}

/** Of what is closed without a payment. */
export function amountToCollect(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'amount-to-collect',
      status: 409,
      title: 'Montant à encaisser',
      detail: 'Un montant est à payer : ouvrez la déclaration pour l’encaisser.',
    },
    { extensions: { current } },
  );
}

export function forbiddenToHandOver(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
  articles: number,
): ProblemError {
  return new ProblemError(
    {
      code: 'forbidden-to-hand-over',
      status: 409,
      title: 'Article interdit à remettre',
      detail: handOverBeforePayment(articles),
    },
    { extensions: { current, allowed } },
  );
}

export function doubtToSettle(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
  articles: number,
): ProblemError {
  return new ProblemError(
    { code: 'doubt-to-settle', status: 409, title: 'Article à vérifier', detail: settleDoubtFirst(articles) },
    { extensions: { current, allowed } },
  );
}

export function correctionPending(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'correction-pending',
      status: 409,
      title: 'Correction à approuver',
      detail: decideCorrectionFirst,
    },
    { extensions: { current, allowed: [] } },
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

/** What an erasure left belongs to nobody: a device that sends its copy again brings nobody back. */
export function declarationErased(): ProblemError {
  return new ProblemError({
    code: 'declaration-erased',
    status: 409,
    title: 'Données effacées',
    detail: 'Les données personnelles de cette déclaration ont été effacées : elle ne se modifie plus.',
  });
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

/** Read by travellers, and by agents who write or correct for them. */
export function declarationTooLong(): ProblemError {
  return new ProblemError({
    code: 'declaration-too-long',
    status: 422,
    title: 'Déclaration trop longue',
    detail:
      'Cette déclaration est trop longue pour être enregistrée. Raccourcissez les noms des articles, ou regroupez les articles identiques.',
  });
}

/** A draft that was replaced too many times; its author cancels it. */
export function tooManyChanges(
  current: DeclarationStatus,
  allowed: readonly DeclarationStatus[],
): ProblemError {
  return new ProblemError(
    {
      code: 'too-many-changes',
      status: 409,
      title: 'Trop de modifications',
      detail:
        'Ce brouillon a été modifié trop de fois pour l’être encore. Envoyez-le, ou annulez-le puis faites-en un nouveau.',
    },
    { extensions: { current, allowed } },
  );
}

/** Too many documents are asked for, or this one takes too long. */
export function receiptDelayed(): ProblemError {
  return new ProblemError(
    {
      code: 'receipt-delayed',
      status: 503,
      isForAMoment: true,
      title: 'Document retardé',
      detail:
        'Le document n’a pas pu être préparé à temps. Votre déclaration n’est pas touchée : recommencez dans quelques secondes.',
    },
    { headers: { 'retry-after': '5' } },
  );
}

function invalidField(problem: FieldProblem): ProblemError {
  return new ProblemError('invalid-input', { errors: [problem] });
}

/** Where a part of a payment is named: alone, or among several. */
function partPath(position: number, field: string, areSeveral: boolean): string {
  return areSeveral ? `payments.${position}.${field}` : 'payment';
}

function aboveLimit(payment: MeanOfPayment, limit: Cents, total: Cents): string {
  if (payment === 'cash') {
    return phrase`Un paiement en espèces est limité à ${formatShortEuros(limit)} et la somme due est de ${formatShortEuros(total)}. Choisissez un autre moyen.`;
  }
  return phrase`Un paiement par chèque ordinaire est limité à ${formatShortEuros(limit)} et il y en a pour ${formatShortEuros(total)}. Choisissez un autre moyen.`;
}

/** A payment that the law does not allow, or that is not the sum due. */
export function paymentsRefused(refusal: PartsRefusal, areSeveral: boolean): ProblemError {
  const { code } = refusal;
  switch (code) {
    case 'payment-above-limit':
      return invalidField({
        path: partPath(refusal.position, 'mean', areSeveral),
        code,
        message: aboveLimit(refusal.payment, refusal.limit, refusal.total),
      });
    case 'payments-not-total':
      return invalidField({
        path: 'payments',
        code,
        message: phrase`Les moyens de paiement font ${formatEuros(refusal.sum)} et la somme due est de ${formatEuros(refusal.total)}. Corrigez les montants.`,
      });
    case 'cash-repeated':
      return invalidField({
        path: partPath(refusal.position, 'mean', areSeveral),
        code,
        message: 'Les espèces ne s’indiquent qu’une fois. Additionnez les montants.',
      });
    case 'given-not-cash':
      return invalidField({
        path: partPath(refusal.position, 'given', areSeveral),
        code,
        message: 'La somme donnée ne s’indique que pour les espèces.',
      });
    case 'given-too-little':
      return invalidField({
        path: partPath(refusal.position, 'given', areSeveral),
        code,
        message: 'La somme donnée en espèces ne suffit pas. Corrigez-la, ou ajoutez un autre moyen.',
      });
  }
}

export function paymentGivenTwice(): ProblemError {
  return invalidField({
    path: 'payments',
    code: 'payment-given-twice',
    message: 'Indiquez un moyen pour tout le montant, ou plusieurs moyens, et pas les deux.',
  });
}

export function paymentWithoutPaid(path: 'payment' | 'payments'): ProblemError {
  return invalidField({
    path,
    code: 'payment-without-paid',
    message: 'Le moyen de paiement ne s’indique qu’avec l’état « paid ».',
  });
}

export function reasonNotAsked(): ProblemError {
  return invalidField({
    path: 'reason',
    code: 'reason-not-asked',
    message:
      'La raison s’indique pour clore sans paiement, pour rouvrir ou pour annuler un paiement, et pour rien d’autre.',
  });
}

export function reasonMissing(): ProblemError {
  return invalidField({
    path: 'reason',
    code: 'reason-missing',
    message: 'Écrivez pourquoi : une saisie, une réouverture et un paiement annulé ont une raison.',
  });
}

/** Erased now, it could not be settled any more. */
export function erasureUnderWay(current: DeclarationStatus): ProblemError {
  return new ProblemError(
    {
      code: 'declaration-under-way',
      status: 409,
      title: 'Déclaration en cours',
      detail:
        'Sans nom, cette déclaration ne pourrait plus être traitée. Terminez-la d’abord (paiement, clôture, refus ou autre issue), puis effacez ses données.',
    },
    { extensions: { current } },
  );
}
