import type { SimulationAnswer } from '@retour/contract';
import type { MeanOfTransport } from '@retour/core';
import { isAboveLevel } from '../../basket/text/format-total';
import { nothingReason, summaryText, whereToGo } from '../../basket/text/summary-text';
import { needsAttention } from './needs-attention';

export interface SummaryHeading {
  readonly title: string;
  readonly lead: string;
}

/** What the result means, in one title and one sentence. */
export function summaryHeading(answer: SimulationAnswer, transport: MeanOfTransport): SummaryHeading {
  if (answer.total > 0) return { title: summaryText.toPayTitle, lead: whereToGo[transport] };
  if (answer.totalIsMinimum) return { title: summaryText.minimumTitle, lead: whereToGo[transport] };
  if (answer.shoppingProducts.some(isAboveLevel)) {
    return { title: summaryText.aboveLevelTitle, lead: summaryText.aboveLevelLead };
  }
  if (needsAttention(answer)) {
    return { title: summaryText.nothingDueTitle, lead: summaryText.nothingDueLead };
  }
  return { title: summaryText.nothingTitle, lead: nothingReason[answer.countryType] };
}
