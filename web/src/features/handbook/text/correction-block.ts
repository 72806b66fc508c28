import { reasonLimits } from '@retour/contract';
import { formatPercent, formatShortEuros, loweredAlone, phrase } from '@retour/core';
import { type HandbookBlock, type HandbookLink, quote } from './block';

/** The words of a correction. */
export interface CorrectionWords {
  readonly correct: string;
  /** When it may be done, as the page says where it may not. */
  readonly when: string;
  readonly reverse: string;
  readonly add: string;
  readonly remove: string;
  readonly declared: string;
  readonly allowances: string;
  readonly reason: string;
  readonly otherReason: string;
  readonly preview: string;
  readonly save: string;
  readonly secondOfficer: string;
  /** What its waiting stops. */
  readonly waits: string;
  /** What becomes of the version before, and what the traveller is sent. */
  readonly saved: string;
  readonly toApprove: HandbookLink;
}

export function correctionBlock(words: CorrectionWords): HandbookBlock {
  const { percent, cents } = loweredAlone;
  return {
    id: 'corriger',
    title: 'Corriger une déclaration',
    points: [
      {
        term: words.correct,
        text: phrase`${words.when} Une fois le paiement enregistré, un superviseur passe d'abord par ${quote(words.reverse)}.`,
      },
      {
        term: 'Ce qui se corrige',
        text: phrase`Chaque article, ${quote(words.add)}, ${quote(words.remove)}, ${quote(words.declared)}, ${quote(words.allowances)}. ${quote(words.preview)} montre la différence, avant ${quote(words.save)}.`,
      },
      {
        term: words.reason,
        text: phrase`Elle est demandée à chaque fois : une de la liste, ou ${quote(words.otherReason)} en ${reasonLimits.min} lettres ou chiffres au moins.`,
      },
      {
        term: words.secondOfficer,
        text: phrase`Après la validation, quand la correction retire plus de ${formatPercent(percent)} ou plus de ${formatShortEuros(cents)} au montant validé. Vous la proposez ; elle prend effet une fois approuvée. ${words.waits}`,
      },
      {
        term: 'Ce que voit le voyageur',
        text: phrase`${words.saved} Votre raison y figure, et sur sa page s'il a déclaré lui-même. D'une correction à approuver, il apprend seulement qu'un agent vérifie encore le montant.`,
      },
    ],
    links: [words.toApprove],
  };
}
