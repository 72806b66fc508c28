import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import { asksForPapers, claimOf, doubtfulIds, isForbidden, isRegulated, typeset } from '@retour/core';
import { closingText } from '../text/closing-text';
import { cappedDuty } from '../text/officer-words';

type Answer = Pick<SimulationAnswer, 'total' | 'totalIsMinimum' | 'shoppingProducts' | 'warnings'>;
/** What closing a declaration without a payment says of it. */
export interface Closing {
  readonly label: string;
  /** What the agent vouches for; undefined when there is nothing to vouch for. */
  readonly vouch?: { readonly text: string; readonly confirm: string };
}

export type NameOf = (line: AnswerLine) => string;

/** Free articles whose name raises a question that nobody has answered. */
export function doubtfulLines({ warnings, shoppingProducts }: Answer): readonly AnswerLine[] {
  const asked = doubtfulIds(warnings);
  return shoppingProducts.filter(({ customId }) => asked.has(customId));
}

export function forbiddenNames({ shoppingProducts }: Answer, nameOf: NameOf): readonly string[] {
  return shoppingProducts.filter(isForbidden).map((line) => typeset(nameOf(line)));
}

/** Those whose duty is counted without its cap by surface, which nobody knows: it may be lower. */
export function cappedNames({ shoppingProducts }: Answer, nameOf: NameOf): readonly string[] {
  return shoppingProducts
    .filter((line) => !isForbidden(line) && line.explanation.some(({ code }) => code === cappedDuty))
    .map((line) => typeset(nameOf(line)));
}

/** Whether the law asks for papers of one that it regulates. */
function hasPapers(line: AnswerLine): boolean {
  const { customId, restriction } = line;
  const warnings = restriction === undefined ? [] : [{ ...restriction, customIds: [customId] }];
  return asksForPapers({ warnings, shoppingProducts: [line] });
}

/** How a declaration is closed when nothing is to be collected; null when something is, or may be. */
export function closingOf(answer: Answer, nameOf: NameOf): Closing | null {
  if (answer.total > 0 || answer.totalIsMinimum) return null;
  const forbidden = forbiddenNames(answer, nameOf);
  if (forbidden.length > 0) return closingText.handedOver(forbidden);
  const handedOver = answer.shoppingProducts.filter(({ status }) => status === 'handed-over');
  const regulated = answer.shoppingProducts.filter(isRegulated);
  if (regulated.length > 0) {
    const isVehicle = regulated.some(({ restriction }) => restriction?.code === 'vehicle');
    const namesOf = (withPapers: boolean): readonly string[] =>
      regulated.filter((line) => hasPapers(line) === withPapers).map((line) => typeset(nameOf(line)));
    const documented = namesOf(true);
    return documented.length === 0
      ? closingText.presented(namesOf(false))
      : closingText.documents(documented, namesOf(false), isVehicle);
  }
  const claim = claimOf({ ...answer, lines: answer.shoppingProducts });
  if (claim === 'indicative-exceeded') return closingText.checked;
  return handedOver.length > 0
    ? closingText.alreadyHandedOver(handedOver.map((line) => typeset(nameOf(line))))
    : closingText.nothing;
}

/** The same where others have used some of the allowance, in sentences: it is vouched for too. */
function closingBeside(closing: Closing, used: readonly string[]): Closing {
  if (used.length === 0) return closing;
  const { vouch } = closing;
  return {
    ...closing,
    vouch:
      vouch === undefined
        ? closingText.allowanceUsed(used)
        : { ...vouch, text: [vouch.text, ...used].join(' ') },
  };
}

/**
 * The closing as a panel offers it: `used` is what others have used of the allowance, `inBar` what is said of the end where the act
 * stands in a bar that follows the page, both in sentences. There it is asked, for the page may hide what is said beside.
 */
export function closingFor(
  answer: Answer,
  {
    nameOf,
    used,
    inBar,
  }: { readonly nameOf: NameOf; readonly used: readonly string[]; readonly inBar: readonly string[] },
): Closing | null {
  const own = closingOf(answer, nameOf);
  if (own === null) return null;
  const closing = closingBeside(own, used);
  return closing.vouch === undefined && inBar.length > 0
    ? { ...closing, vouch: closingText.nothingInBar }
    : closing;
}
