import type { MeanOfPayment } from '../declaration/payment';
import type { DeclarationStatus } from '../declaration/status';
import { noBreakSpace } from './typeset';

/** One word or two for each status of a declaration, on the screens of agents and in what they file. */
export const declarationStatusWords: Readonly<Record<DeclarationStatus, string>> = {
  draft: 'brouillon',
  submitted: `à${noBreakSpace}valider`,
  validated: 'validée',
  refused: 'refusée',
  paid: 'payée',
  cancelled: 'annulée',
};

export const paymentNames: Readonly<Record<MeanOfPayment, string>> = {
  card: 'Carte bancaire',
  cash: 'Espèces',
  cheque: 'Chèque',
  'bank-cheque': 'Chèque de banque',
};

/** Within a sentence: « payée par carte ». */
export const paymentPhrases: Readonly<Record<MeanOfPayment, string>> = {
  card: 'par carte',
  cash: 'en espèces',
  cheque: 'par chèque',
  'bank-cheque': 'par chèque de banque',
};
