import type { RelatedDeclaration } from '@retour/contract';
import { phrase } from '@retour/core';

/** What two declarations have alike of who made them, where a namesake may have made one of them; null where no doubt is left. */
export function likenessWords({
  likeness,
  sharesAddress = false,
}: Pick<RelatedDeclaration, 'likeness' | 'sharesAddress'>): string | null {
  if (likeness !== 'name') return null;
  const names = sharesAddress ? 'Même nom et même adresse postale' : 'Même nom';
  return phrase`${names}, ni e-mail ni téléphone en commun : vérifiez que c'est la même personne.`;
}
