import type { SimulationAnswer } from '@retour/contract';
import {
  answerClaim,
  answerVerdict,
  claimOf,
  graveAdvice,
  graveTitle,
  type MeanOfTransport,
  needsAttention,
  nothingUponCheckTitle,
} from '@retour/core';
import { owesElsewhere } from '../../basket/summary/owes-elsewhere';
import { nothingBesideUnionReason, nothingReason, summaryText } from '../../basket/text/summary-text';
import { verdictText } from '../../basket/text/verdict-text';
import { whereToGo } from '../../declarant/arrival/arrival-text';
import { leftOutText } from '../text/left-out-text';
import type { LeftOutArticles } from './use-left-out';

export interface SummaryHeading {
  readonly title: string;
  readonly lead: string;
  /** What the amount does not count, said under it: above, it would push the amount out of a phone's first screen. */
  readonly reserve?: string | undefined;
}

/** What the result means, in one title and one sentence; what it does not count leaves nothing certain. */
export function summaryHeading(
  answer: SimulationAnswer,
  transport: MeanOfTransport,
  leftOut?: LeftOutArticles | undefined,
  /** Articles of which a question below asks what they are. */
  asked: readonly string[] = [],
): SummaryHeading {
  const counted = headingOfCounted(answer, transport, asked);
  if (leftOut === undefined) return counted;
  const { count, underAge } = leftOut;
  const reserve = [leftOutText.show(count), underAge].filter(Boolean).join(' ');
  const note = leftOutText.note(count);
  const verdict = answerVerdict(answer);
  if (verdict !== 'nothing' && verdict !== 'unidentified') {
    return { ...counted, reserve };
  }
  return underAge
    ? {
        title: leftOutText.showTitle(count),
        lead: `${underAge} ${whereToGo[transport]}`,
        reserve: note,
      }
    : { title: leftOutText.title, lead: reserve, reserve: note };
}

/** Of articles that nothing counts, alone: each is to be shown where one declares. */
export function leftOutHeading(
  { count, underAge }: LeftOutArticles,
  transport: MeanOfTransport,
): SummaryHeading {
  return underAge
    ? { title: leftOutText.showTitle(count), lead: `${underAge} ${whereToGo[transport]}` }
    : { title: leftOutText.title, lead: `${leftOutText.show(count)} ${whereToGo[transport]}` };
}

function headingOfCounted(
  answer: SimulationAnswer,
  transport: MeanOfTransport,
  asked: readonly string[],
): SummaryHeading {
  const verdict = answerVerdict(answer);
  switch (verdict) {
    case 'forbidden':
      return { title: graveTitle(answer, verdict), lead: graveAdvice(answer, verdict, 'simulated') };
    case 'doubtful':
      return { title: verdictText.doubtfulTitle, lead: verdictText.doubtfulLead };
    case 'regulated': {
      const advice = graveAdvice(answer, verdict, 'simulated');
      const isDue = claimOf({ ...answer, lines: answer.shoppingProducts }) !== 'nothing';
      return {
        title: graveTitle(answer, verdict),
        lead: isDue ? `${advice} ${whereToGo[transport]}` : advice,
      };
    }
    case 'owed':
      return { title: summaryText.toPayTitle, lead: whereToGo[transport] };
    case 'to-assess':
      return asked.length > 0 &&
        answer.shoppingProducts.every((line) => line.status !== 'to-assess' || asked.includes(line.customId))
        ? { title: summaryText.askedTitle, lead: `${summaryText.asked} ${whereToGo[transport]}` }
        : { title: summaryText.minimumTitle, lead: whereToGo[transport] };
    case 'indicative-exceeded':
      return { title: summaryText.aboveLevelTitle, lead: summaryText.aboveLevelLead };
    case 'excess':
      return { title: summaryText.excessTitle, lead: whereToGo[transport] };
    case 'unidentified':
      return {
        title: nothingUponCheckTitle,
        lead: answerClaim(answer) === 'excess' ? whereToGo[transport] : summaryText.nothingDueLead,
      };
    case 'nothing':
      if (answer.shoppingProducts.some(owesElsewhere)) {
        return { title: summaryText.elsewhereTitle, lead: summaryText.elsewhereLead };
      }
      return needsAttention(answer)
        ? { title: summaryText.nothingDueTitle, lead: summaryText.nothingDueLead }
        : { title: summaryText.nothingTitle, lead: nothingReasonOf(answer) };
  }
}

/** An article without a limit, in a trip from elsewhere, was bought in the Union on the way. */
function nothingReasonOf({ countryType, regime, shoppingProducts }: SimulationAnswer): string {
  if (regime === 'eu') return countryType === 'EU' ? nothingReason.union : nothingReason.likeUnion;
  const holdsUnionGoods = shoppingProducts.some(({ status }) => status === 'unlimited');
  return holdsUnionGoods ? nothingBesideUnionReason : nothingReason.outside;
}
