import { ProblemError } from '../../platform/http/problem-error';

export function nothingToCount(): ProblemError {
  const message =
    'Vous n’avez rien encaissé ni remboursé ce jour-là pour ce bureau : il n’y a pas de caisse à compter.';
  return new ProblemError('invalid-input', {
    errors: [{ path: 'office', code: 'nothing-to-count', message }],
  });
}

export function dayNotCountable(days: number): ProblemError {
  const message = `Comptez la caisse d’aujourd’hui ou d’un des ${days} jours d’avant.`;
  return new ProblemError('invalid-input', { errors: [{ path: 'day', code: 'day-not-countable', message }] });
}

export function countBelowZero(index: number): ProblemError {
  const message =
    'Ce moyen n’a pas été plus remboursé qu’encaissé ce jour-là : la somme comptée ne peut pas être négative.';
  return new ProblemError('invalid-input', {
    errors: [{ path: `counts.${index}.counted`, code: 'below-zero', message }],
  });
}

export function tillMoved(): ProblemError {
  return new ProblemError({
    code: 'till-moved',
    status: 409,
    title: 'Caisse changée',
    detail:
      'De l’argent a été encaissé ou remboursé depuis que vous avez lu la feuille : relisez l’écart, puis enregistrez.',
  });
}

export function tillCounted(): ProblemError {
  return new ProblemError({
    code: 'till-counted',
    status: 409,
    title: 'Caisse déjà comptée',
    detail:
      'Cette caisse a été comptée depuis que vous avez lu la feuille : relisez le dernier comptage, puis enregistrez.',
  });
}

export function tooManyMovements(): ProblemError {
  const message = 'Cette journée a trop de lignes pour un seul fichier : choisissez un bureau.';
  return new ProblemError('invalid-input', {
    errors: [{ path: 'office', code: 'too-many-movements', message }],
  });
}

export function sheetDelayed(): ProblemError {
  return new ProblemError(
    {
      code: 'sheet-delayed',
      status: 503,
      isForAMoment: true,
      title: 'Document retardé',
      detail: 'La feuille n’a pas pu être préparée à temps. Recommencez dans quelques secondes.',
    },
    { headers: { 'retry-after': '5' } },
  );
}
