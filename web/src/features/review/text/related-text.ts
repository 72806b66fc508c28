import { relatedLimits } from '@retour/contract';
import { phrase } from '@retour/core';

const allowanceOf = { value: 'La franchise', food: 'La franchise des aliments' } as const;
const ofAllowance = { value: 'de la franchise', food: 'de la franchise des aliments' } as const;

export const relatedText = {
  heading: phrase`Autres déclarations de ce voyageur`,
  lead: phrase`Arrivées à ${relatedLimits.days} jours près.`,
  sameArrival: phrase`Même jour d'arrivée : la franchise ne compte qu'une fois.`,
  arrival: (day: string): string => phrase`Arrivée du ${day}`,
  used: (pot: string, used: string, limit: string): string =>
    phrase`${pot} : ${used} sur ${limit} déjà utilisés`,
  usedTitle: phrase`À vérifier : franchise déjà utilisée`,
  usedSameDay: (pot: keyof typeof allowanceOf, used: string, limit: string): string =>
    phrase`${allowanceOf[pot]} a déjà servi le même jour : ${used} sur ${limit}`,
  /** Of the same day of arrival, together. */
  usedElsewhere: (pot: keyof typeof ofAllowance, count: number, used: string): string =>
    phrase`${count === 1 ? 'Une autre déclaration du même jour a' : `${count} autres déclarations du même jour ont`} déjà utilisé ${used} ${ofAllowance[pot]}.`,
  looking: phrase`Un instant : recherche d'une franchise déjà utilisée…`,
  usedUnknown: phrase`Les autres déclarations de ce voyageur n'ont pas pu être lues : sa franchise a peut-être déjà servi.`,
  notCollected: (amount: string): string => phrase`${amount} calculés, rien à encaisser`,
  nothingCollected: phrase`Rien à encaisser`,
  nothingWasDue: phrase`Rien à payer`,
  namesake: phrase`Même nom seulement : vérifiez que c'est la même personne.`,
  open: (publicId: string): string => phrase`Déclaration ${publicId}`,
  failed: phrase`Les autres déclarations de ce voyageur n'ont pas pu être lues.`,
} as const;
