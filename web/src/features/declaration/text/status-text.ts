import { type DeclarationStatus, isClosedWithoutPayment, phrase } from '@retour/core';
import type { SentDeclaration } from '../../../store';

interface StatusText {
  readonly word: string;
  readonly meaning: string;
}

const statusTexts: Readonly<Record<DeclarationStatus, StatusText>> = {
  draft: {
    word: 'brouillon',
    meaning: phrase`Elle n'est pas encore envoyée.`,
  },
  submitted: {
    word: 'envoyée',
    meaning: phrase`La douane l'a reçue. Elle attend votre passage.`,
  },
  validated: {
    word: 'validée',
    meaning: phrase`Un agent l'a contrôlée. Payez ce qui est dû.`,
  },
  refused: {
    word: 'refusée',
    meaning: phrase`Un agent ne l'a pas acceptée. Adressez-vous à lui.`,
  },
  paid: {
    word: 'payée',
    meaning: phrase`Gardez le PDF : c'est votre reçu.`,
  },
  cancelled: {
    word: 'annulée',
    meaning: phrase`Elle ne vaut plus rien. Vos achats restent à déclarer.`,
  },
};

/** What a traveller reads of the state of a declaration. */
export function statusText({
  status,
  assessment,
}: Pick<SentDeclaration, 'status' | 'assessment'>): StatusText {
  const text = statusTexts[status];
  return isClosedWithoutPayment(status, assessment.total) ? { ...text, word: 'close' } : text;
}
