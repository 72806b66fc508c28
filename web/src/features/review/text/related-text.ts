import { relatedLimits } from '@retour/contract';
import { phrase, type UsedAllowance } from '@retour/core';

type Pot = UsedAllowance['pot'];

/** After « franchise ». */
const goodsOf: Readonly<Record<Pot, string>> = {
  value: '',
  food: ' des aliments',
  tobacco: ' de tabac',
  alcohol: ' d’alcool',
  wine: ' de vin',
  beer: ' de bière',
};

export const relatedText = {
  heading: phrase`Autres déclarations de ce voyageur`,
  lead: phrase`Arrivées à ${relatedLimits.days} jours près.`,
  sameArrival: phrase`Même jour d'arrivée : la franchise ne compte qu'une fois.`,
  arrival: (day: string): string => phrase`Arrivée du ${day}`,
  age: (years: number): string => phrase`${years} ${years < 2 ? 'an' : 'ans'}`,
  used: (pot: string, used: string): string => phrase`${pot} : ${used} déjà utilisés`,
  usedTitle: phrase`À vérifier : franchise déjà utilisée`,
  /** Before it is saved: it is corrected once it is. */
  usedAdvice: phrase`Le montant compte la franchise en entier : une fois la déclaration enregistrée, corrigez-la à « Franchise déjà utilisée ».`,
  usedSameDay: (pot: Pot, used: string): string =>
    phrase`La franchise${goodsOf[pot]} a déjà servi le même jour : ${used}`,
  /** Of the same day of arrival, together. */
  usedElsewhere: (pot: Pot, count: number, used: string): string =>
    phrase`${count === 1 ? 'Une autre déclaration du même jour a' : `${count} autres déclarations du même jour ont`} déjà utilisé ${used} de la franchise${goodsOf[pot]}.`,
  takenTitle: phrase`À vérifier : franchise retirée`,
  /** Nothing keeps that it was checked as it was collected: it is told, and asks for nothing. */
  takenTitleCollected: phrase`Franchise retirée`,
  /** By a correction, more than others use by now. */
  takenBeyondUse: (pot: Pot, taken: string, used: string | null): string =>
    phrase`Une correction a retiré ${taken} de la franchise${goodsOf[pot]}. ${used === null ? phrase`Aucune autre déclaration retrouvée du même jour ne l'utilise` : `Les autres déclarations retrouvées du même jour en utilisent ${used}`}.`,
  takenAdvice: phrase`Une déclaration a pu être refusée, annulée ou corrigée depuis, ou ses données effacées : vérifiez avant de corriger « Franchise déjà utilisée ».`,
  takenAdviceCollected: phrase`Une déclaration a pu être refusée, annulée ou corrigée depuis, ou ses données effacées. Si trop a été payé, un superviseur annule le paiement, puis « Franchise déjà utilisée » se corrige.`,
  looking: phrase`Un instant : recherche d'une franchise déjà utilisée…`,
  usedUnknown: phrase`Les autres déclarations de ce voyageur n'ont pas pu être lues : sa franchise a peut-être déjà servi.`,
  notCollected: (amount: string): string => phrase`${amount} calculés, rien à encaisser`,
  nothingCollected: phrase`Rien à encaisser`,
  open: (publicId: string): string => phrase`Déclaration ${publicId}`,
  failed: phrase`Les autres déclarations de ce voyageur n'ont pas pu être lues.`,
} as const;
