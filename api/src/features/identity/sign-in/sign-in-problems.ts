import { ProblemError } from '../../../platform/http/problem-error';

/** Every way of not getting in, in French, with what to do. */

export function ssoNotOffered(): ProblemError {
  return new ProblemError({
    code: 'sso-not-offered',
    status: 404,
    title: 'Connexion nationale absente',
    detail: 'Ce service ne propose pas la connexion nationale. Connectez-vous avec votre compte.',
  });
}

export function providerUnavailable(): ProblemError {
  return new ProblemError(
    {
      code: 'provider-unavailable',
      status: 503,
      title: 'Connexion nationale indisponible',
      detail: 'Le service national de connexion ne répond pas. Recommencez dans quelques minutes.',
    },
    { headers: { 'retry-after': '30' } },
  );
}

export function signInMisconfigured(): ProblemError {
  return new ProblemError(
    {
      code: 'sign-in-misconfigured',
      status: 503,
      title: 'Connexion mal réglée',
      detail:
        'Le service national de connexion a refusé notre demande. Prévenez le support : ce service est mal enregistré.',
    },
    { headers: { 'retry-after': '300' } },
  );
}

export function signInExpired(): ProblemError {
  return new ProblemError({
    code: 'sign-in-expired',
    status: 400,
    title: 'Connexion à recommencer',
    detail: 'Cette connexion a expiré, a déjà servi ou vient d’un autre navigateur. Recommencez.',
  });
}

export function signInRefused(): ProblemError {
  return new ProblemError({
    code: 'sign-in-refused',
    status: 400,
    title: 'Connexion refusée',
    detail: 'La réponse du service national de connexion n’a pas pu être vérifiée. Recommencez.',
  });
}

export function signInCancelled(): ProblemError {
  return new ProblemError({
    code: 'sign-in-cancelled',
    status: 400,
    title: 'Connexion interrompue',
    detail:
      'Vous n’avez pas été connecté : la connexion a été annulée ou refusée. Recommencez, ou adressez-vous à votre service informatique.',
  });
}

export function signInUnfinished(): ProblemError {
  return new ProblemError({
    code: 'sign-in-unfinished',
    status: 400,
    title: 'Connexion inachevée',
    detail: 'Le service national de connexion attend que vous vous identifiiez de nouveau. Recommencez.',
  });
}

export function assuranceTooLow(): ProblemError {
  return new ProblemError({
    code: 'assurance-too-low',
    status: 403,
    title: 'Connexion trop peu sûre',
    detail:
      'Votre administration n’a pas vérifié votre identité assez sûrement pour cet espace. Adressez-vous à son service informatique.',
  });
}

export function agentNotAllowed(): ProblemError {
  return new ProblemError({
    code: 'agent-not-allowed',
    status: 403,
    title: 'Espace réservé aux agents des douanes',
    detail:
      'Vous êtes bien identifié, mais votre administration n’a pas accès à cet espace. Adressez-vous à votre responsable si c’est une erreur.',
  });
}

export function signOutUnknown(): ProblemError {
  return new ProblemError({
    code: 'sign-out-unknown',
    status: 400,
    title: 'Déconnexion inconnue',
    detail: 'Cette fin de session n’a pas été demandée ici, ou est déjà terminée. Retournez à l’accueil.',
  });
}
