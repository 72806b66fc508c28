import type { GuideFigures } from '../../figures/guide-figures';
import type { Block } from '../blocks';

export const faqSectionIds = ['declaration', 'passage-frontiere', 'paiement', 'legal'] as const;
export type FaqSectionId = (typeof faqSectionIds)[number];

export interface FaqQuestion {
  /** Stable: shared links carry it (/faqs?id=…). */
  readonly id: string;
  readonly question: string;
  /** True when a fact of the answer could not be confirmed in a source. */
  readonly toVerify: boolean;
  readonly answer: (figures: GuideFigures) => readonly Block[];
}

export interface FaqSection {
  readonly id: FaqSectionId;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}
