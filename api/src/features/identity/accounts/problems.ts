import { type AgentStatus, minuteMs } from '@retour/contract';
import { phrase } from '@retour/core';
import { ProblemError } from '../../../platform/http/problem-error';

/** Every way the calls of accounts refuse, in French, with what to do. */

export function localAccountsOff(): ProblemError {
  return new ProblemError({
    code: 'local-accounts-off',
    status: 404,
    title: 'Comptes locaux absents',
    detail: 'Ce service n’a pas de comptes par mot de passe. Connectez-vous par la connexion nationale.',
  });
}

/** The same for an unknown address and for a wrong password. */
export function wrongCredentials(): ProblemError {
  return new ProblemError({
    code: 'wrong-credentials',
    status: 401,
    title: 'Connexion refusée',
    detail: 'E-mail ou mot de passe incorrect. Vérifiez-les puis recommencez.',
  });
}

export function wrongCurrentPassword(): ProblemError {
  const message = 'Ce n’est pas votre mot de passe actuel. Vérifiez-le puis recommencez.';
  return new ProblemError(
    { code: 'wrong-credentials', status: 403, title: 'Mot de passe incorrect', detail: message },
    { errors: [{ path: 'currentPassword', code: 'wrong-credentials', message }] },
  );
}

export function noPassword(): ProblemError {
  return new ProblemError({
    code: 'no-password',
    status: 403,
    title: 'Compte sans mot de passe',
    detail: 'Vous vous connectez par la connexion nationale : votre mot de passe se change auprès d’elle.',
  });
}

/** The same for every address of the domain. */
export function domainRefused(): ProblemError {
  const message =
    'Les adresses de ce domaine n’ont pas accès à cet espace. Indiquez votre adresse professionnelle, ou adressez-vous à votre responsable.';
  return new ProblemError(
    { code: 'email-domain-refused', status: 422, title: 'Adresse non acceptée', detail: message },
    { errors: [{ path: 'email', code: 'email-domain-refused', message }] },
  );
}

export function approvalPending(): ProblemError {
  return new ProblemError({
    code: 'approval-pending',
    status: 403,
    title: 'Compte à approuver',
    detail:
      'Un superviseur doit encore approuver votre compte. Vous recevrez un message dès que ce sera fait.',
  });
}

export function accountClosed(): ProblemError {
  return new ProblemError({
    code: 'account-closed',
    status: 403,
    title: 'Compte fermé',
    detail: 'Votre compte est fermé. Adressez-vous à votre responsable si c’est une erreur.',
  });
}

export function linkUnusable(): ProblemError {
  return new ProblemError({
    code: 'link-unusable',
    status: 422,
    title: 'Lien inutilisable',
    detail: 'Ce lien a déjà servi, a expiré ou est incomplet. Demandez-en un autre.',
  });
}

const maxRetrySeconds = 3_600;

function waitOf(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs);
  if (ms <= minuteMs) return 'une minute';
  return `${minutes} minutes`;
}

function tooMany(detail: string, waitMs: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new ProblemError(
    { code: 'too-many-tries', status: 429, title: 'Trop d’essais', detail },
    { headers: { 'retry-after': String(seconds) } },
  );
}

/** Wrong passwords; `retryAt` null: only a new password, or a browser that knows the account, lets in. */
export function tooManyTries(retryAt: Date | null, now: Date): ProblemError {
  if (retryAt === null) {
    const way =
      'Trop d’essais avec cette adresse. Choisissez un nouveau mot de passe par « Mot de passe oublié ».';
    return tooMany(way, maxRetrySeconds * 1_000);
  }
  const waitMs = retryAt.getTime() - now.getTime();
  return tooMany(
    phrase`Trop d’essais. Attendez ${waitOf(waitMs)} puis recommencez, ou choisissez un nouveau mot de passe par « Mot de passe oublié ».`,
    waitMs,
  );
}

export function tooManyAsks(retryAt: Date | null, now: Date): ProblemError {
  const waitMs = (retryAt ?? now).getTime() - now.getTime();
  return tooMany(
    phrase`Trop de demandes. Regardez d’abord les messages déjà reçus, puis attendez ${waitOf(waitMs)} avant d’en demander un autre.`,
    waitMs,
  );
}

export function agentNotFound(): ProblemError {
  return new ProblemError({
    code: 'agent-not-found',
    status: 404,
    title: 'Compte introuvable',
    detail: 'Ce compte n’existe pas ou a été effacé. Rechargez la liste.',
  });
}

export function ownAccount(): ProblemError {
  return new ProblemError({
    code: 'own-account',
    status: 403,
    title: 'Votre propre compte',
    detail: 'Demandez à un autre superviseur de changer votre compte ou votre rôle.',
  });
}

export function accountNotOpen(): ProblemError {
  return new ProblemError({
    code: 'account-not-open',
    status: 409,
    title: 'Compte à ouvrir',
    detail: 'Approuvez ou rouvrez d’abord ce compte, puis donnez-lui le rôle de superviseur.',
  });
}

const statusNow: Readonly<Record<AgentStatus, string>> = {
  unverified: 'à confirmer par la personne',
  pending: 'à approuver',
  active: 'ouvert',
  disabled: 'fermé',
};

/** A colleague decided since the list was read. */
export function accountChanged(status: AgentStatus): ProblemError {
  return new ProblemError({
    code: 'account-changed',
    status: 409,
    title: 'Compte changé entre-temps',
    detail: `Un collègue a décidé avant vous : ce compte est maintenant ${statusNow[status]}. Rien n’est changé. Relisez-le avant de décider.`,
  });
}

export function roleByRule(): ProblemError {
  return new ProblemError({
    code: 'role-by-rule',
    status: 409,
    title: 'Rôle donné par l’installation',
    detail:
      'Ce rôle vient des réglages de l’installation : demandez à qui l’exploite de retirer cette adresse des superviseurs.',
  });
}

export function addressNotValidated(): ProblemError {
  return new ProblemError({
    code: 'address-not-validated',
    status: 409,
    title: 'Adresse à valider',
    detail:
      'La personne doit d’abord valider son adresse. Sans cela, sa demande s’efface au bout de sept jours.',
  });
}
