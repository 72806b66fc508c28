import type { SimulationAnswer } from '@retour/contract';
import {
  answerVerdict,
  centsOf,
  formatEuros,
  formatPercent,
  formatShortEuros,
  isForbidden,
  lawOn,
  minimumNote,
  owedOnTheRest,
} from '@retour/core';
import { type ReactNode, useState } from 'react';
import { AccordionItem } from '../../../ui';
import { summaryText } from '../text/summary-text';
import { isAboutAllowance } from './is-about-allowance';
import { WarningList, warningsOfGoods } from './summary-warnings';

export interface GoodToKnowProps {
  readonly answer: SimulationAnswer;
  /** What to do on arrival, where something is to be declared. */
  readonly onArrival?: ((isUnfolded: boolean) => ReactNode) | undefined;
}

/**
 * What to know of the goods before the border, then how the amount was chosen: folded under an amount to pay, which
 * comes first, and open where it is what is left to read.
 */
export function GoodToKnow({ answer, onArrival }: GoodToKnowProps): ReactNode {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const warnings = warningsOfGoods(answer);
  const choices = choicesOf(answer);
  if (warnings.length === 0 && choices.length === 0 && onArrival === undefined) return null;
  const isAboutGoods = warnings.length > 0;
  return (
    <AccordionItem
      title={isAboutGoods || onArrival ? summaryText.warnings : summaryText.choices}
      open={isAboutGoods && answerVerdict(answer) !== 'owed'}
      onToggle={setIsUnfolded}
    >
      {onArrival?.(isUnfolded)}
      {isAboutGoods && <WarningList warnings={warnings} lines={answer.shoppingProducts} />}
      {choices.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </AccordionItem>
  );
}

/**
 * What the lines say of the goods that the flat rate would be for: they are worth too much, or it would save nothing; tobacco is
 * none of them.
 */
function normalModeOf(date: string, lines: SimulationAnswer['shoppingProducts']): string | undefined {
  const { flatRate, flatRateCeiling } = lawOn(date).customsDuty;
  const rate = formatPercent(flatRate.value);
  const reasons = lines.flatMap(({ explanation }) => explanation);
  const [said] = reasons.flatMap(({ figures }) => figures.dutiableValue ?? []);
  if (said === undefined) {
    const isTobacco = reasons.every(
      ({ code, figures }) => code !== 'duty-normal' || figures.chapterWithoutFlatRate !== undefined,
    );
    return isTobacco ? summaryText.normalModeOfTobacco : summaryText.normalMode(rate);
  }
  const value = centsOf(Number(said));
  if (value <= flatRateCeiling.value) return undefined;
  return summaryText.normalModeOver(rate, formatShortEuros(flatRateCeiling.value), formatEuros(value));
}

/** That it is the cheaper one cannot be known of an article that is not in the list, or whose normal duty depends on a weight. */
function flatModeOf(lines: SimulationAnswer['shoppingProducts']): string {
  const isSaid = (said: string): boolean =>
    lines.some(({ explanation }) => explanation.some(({ code }) => code === said));
  if (isSaid('custom-estimate') || isSaid('custom-waived')) return summaryText.flatModeUnlisted;
  return isSaid('duty-flat-uncompared') ? summaryText.flatModeUnmeasured : summaryText.flatMode;
}

/** How the allowance and the rates were chosen in the traveller's favour. */
function choicesOf(answer: SimulationAnswer): readonly string[] {
  const { date, shoppingProducts, mode } = answer;
  const entering = shoppingProducts.filter((line) => !isForbidden(line));
  const owesDuty = entering.some(({ customDuty }) => customDuty > 0);
  const has = (status: SimulationAnswer['shoppingProducts'][number]['status']): boolean =>
    entering.some((line) => line.status === status && isAboutAllowance(line));
  return [
    // Beside what is in no allowance, none was placed.
    has('relieved') && has('taxed') ? summaryText.bestChoice : undefined,
    owesDuty && mode === 'flat' ? flatModeOf(entering) : undefined,
    owesDuty && mode === 'normal' ? normalModeOf(date, entering) : undefined,
    owedOnTheRest(answer).totalIsMinimum ? minimumNote : undefined,
  ].filter((sentence) => sentence !== undefined);
}
