import { phrase } from '../french/typeset';
import type { DeclarationStatus } from './status';

export interface TravellerStatusWords {
  readonly word: string;
  readonly meaning: string;
}

/** Where goods that are re-exported go: the law asks that they leave the Union, not France alone. */
export const reExportedWhere = phrase`repartent hors de l'Union européenne`;

/** What a traveller reads of a declaration while a second officer has its correction to decide. */
export const waitBeforePaying = phrase`Un agent vérifie encore le montant : attendez avant de payer.`;

/** What a traveller reads of each status, on their page and in their mails. */
export const travellerStatusWords: Readonly<Record<DeclarationStatus, TravellerStatusWords>> = {
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
    meaning: phrase`Un agent ne l'a pas acceptée. Faites ce qu'il vous demande.`,
  },
  paid: {
    word: 'payée',
    meaning: phrase`Gardez le PDF : c'est votre reçu.`,
  },
  cancelled: {
    word: 'annulée',
    meaning: phrase`Elle ne vaut plus rien. Vos achats restent à déclarer.`,
  },
  abandoned: {
    word: 'close, articles abandonnés',
    meaning: phrase`Vous avez laissé vos achats à la douane. Aucun droit ni taxe n'est à payer pour eux.`,
  },
  're-exported': {
    word: 'close, articles réexportés',
    meaning: phrase`Vos achats ${reExportedWhere}. Aucun droit ni taxe n'est à payer pour eux.`,
  },
  seized: {
    word: 'close, articles saisis',
    meaning: phrase`La douane a saisi vos achats. Gardez le procès-verbal qu'un agent vous a remis.`,
  },
};
