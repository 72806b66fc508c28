import type { SimulationAnswer } from '@retour/contract';
import { isForbidden, type MeanOfTransport } from '@retour/core';
import { nothingReason, summaryText, whereToGo } from '../../basket/text/summary-text';
import { answerVerdict, verdictText } from '../../basket/text/verdict-text';
import { needsAttention } from './needs-attention';

export interface SummaryHeading {
  readonly title: string;
  readonly lead: string;
}

/** What the result means, in one title and one sentence. */
export function summaryHeading(answer: SimulationAnswer, transport: MeanOfTransport): SummaryHeading {
  const count = answer.shoppingProducts.filter(isForbidden).length;
  const verdict = answerVerdict(answer);
  if (verdict === 'forbidden') {
    const lead = count < 2 ? verdictText.forbiddenLead : verdictText.forbiddenLeadOfSeveral;
    return { title: verdictText.forbiddenTitle(count), lead };
  }
  if (verdict === 'doubtful') return { title: verdictText.doubtfulTitle, lead: verdictText.doubtfulLead };
  if (answer.total > 0) return { title: summaryText.toPayTitle, lead: whereToGo[transport] };
  if (answer.totalIsMinimum) return { title: summaryText.minimumTitle, lead: whereToGo[transport] };
  if (verdict === 'indicative-exceeded') {
    return { title: summaryText.aboveLevelTitle, lead: summaryText.aboveLevelLead };
  }
  if (needsAttention(answer)) {
    return { title: summaryText.nothingDueTitle, lead: summaryText.nothingDueLead };
  }
  return { title: summaryText.nothingTitle, lead: nothingReason[answer.countryType] };
}
