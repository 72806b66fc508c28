import type { SimulationAnswer } from '@retour/contract';
import {
  formatAmount,
  formatEuros,
  formatEurosAmount,
  formatNumber,
  formatPercent,
  formatShortEurosAmount,
  indexCatalogue,
  isForbidden,
  noLimit,
  type Product,
  scaled,
} from '@retour/core';
import type { ReactNode } from 'react';
import { AllowanceBar, Stack } from '../../../ui';
import { useCatalogue } from '../../reference';
import { allowanceText, potNames, shortPotNames } from '../text/summary-text';
import { type QuantityUse, quantityUse } from './quantity-use';

type PotUse = SimulationAnswer['quantityAllowances'][number];
type ValueUse = SimulationAnswer['allowances'][number];

export interface AllowanceBarsProps {
  readonly answer: SimulationAnswer;
  /** The figures alone: what is left of them is no longer to be filled. */
  readonly isShort?: boolean;
  /** Of which others have used some: what this answer leaves of them is not what is left. */
  readonly shared?: readonly (ValueUse | PotUse)['pot'][] | undefined;
}

/** What is left of each allowance: the value always, the quantities once something counts in them. */
export function AllowanceBars({ answer, isShort = false, shared = [] }: AllowanceBarsProps): ReactNode {
  const catalogue = useCatalogue();
  const products = catalogue === null ? new Map<string, Product>() : indexCatalogue(catalogue);
  const quantities = answer.quantityAllowances.filter(({ usedPercent }) => usedPercent > 0);
  return (
    <Stack gap={isShort ? 'small' : 'medium'}>
      {answer.allowances.map((use) => (
        <ValueBar
          key={use.pot}
          use={use}
          isShared={shared.includes(use.pot)}
          isForOthers={isExceededByOne(answer, use)}
          isShort={isShort}
        />
      ))}
      {quantities.map((use) => {
        const quantity = quantityUse(answer, use.pot, products);
        const isShared = shared.includes(use.pot);
        const { detail, aside } = quantityWords(use, quantity, answer.regime === 'eu', isShared);
        return (
          <AllowanceBar
            key={use.pot}
            label={potNames[use.pot]}
            detail={detail}
            aside={isShort ? undefined : aside}
            ratio={(use.usedPercent + (use.usedElsewherePercent ?? 0)) / 100}
            exceeded={use.exceeded}
          />
        );
      })}
    </Stack>
  );
}

/** Whether an article that is worth more than what is left of it is taxed, and leaves it to others: it is never shared out; what may not enter takes none. */
function isExceededByOne({ shoppingProducts }: SimulationAnswer, { limit }: ValueUse): boolean {
  return shoppingProducts.some(
    (line) =>
      !isForbidden(line) &&
      line.explanation.some(
        ({ code, figures }) => code === 'value-over-allowance' && figures.allowance === limit,
      ),
  );
}

interface ValueBarProps {
  readonly use: ValueUse;
  readonly isShort: boolean;
  readonly isShared: boolean;
  readonly isForOthers: boolean;
}

function ValueBar({
  use: { pot, limit, used, usedElsewhere = 0 },
  isShort,
  isShared,
  isForOthers,
}: ValueBarProps): ReactNode {
  if (limit === null) {
    return <AllowanceBar label={potNames[pot]} detail={noLimit} ratio={0} />;
  }
  const left = scaled(limit, 2) - scaled(used, 2) - scaled(usedElsewhere, 2);
  const words = isForOthers ? allowanceText.leftForOthers : allowanceText.left;
  const aside = left > 0 ? leftWords(formatEuros(left), isShared, words) : allowanceText.full;
  return (
    <AllowanceBar
      label={(isShort ? shortPotNames : potNames)[pot]}
      detail={allowanceText.used(formatEurosAmount(used), formatShortEurosAmount(limit))}
      aside={isShort ? undefined : aside}
      ratio={(used + usedElsewhere) / limit}
    />
  );
}

/** Of an allowance of which others use some, what this answer leaves is not what is left. */
function leftWords(
  amount: string,
  isShared: boolean,
  words: (amount: string) => string = allowanceText.left,
): string | undefined {
  return isShared ? undefined : words(amount);
}

interface BarWords {
  readonly detail: string;
  readonly aside: string | undefined;
}

/** In litres or cigarettes when one kind of goods is in the pot, in percent otherwise. */
function quantityWords(
  { usedPercent, usedElsewherePercent = 0, exceeded }: PotUse,
  quantity: QuantityUse | undefined,
  isIndicative: boolean,
  isShared: boolean,
): BarWords {
  if (quantity !== undefined) {
    const { amount, limit, unit } = quantity;
    const left = Math.round((limit * (1 - usedElsewherePercent / 100) - amount) * 1_000) / 1_000;
    return {
      detail: allowanceText.used(formatNumber(amount), formatAmount(limit, unit)),
      aside: left > 0 ? leftWords(formatAmount(left, unit), isShared) : fullWords(exceeded, isIndicative),
    };
  }
  const left = 100 - usedPercent - usedElsewherePercent;
  const percent = formatPercent(Math.round(usedPercent * 10) / 10);
  return {
    detail: isIndicative ? allowanceText.usedPercentOfLevel(percent) : allowanceText.usedPercent(percent),
    aside:
      left > 0
        ? leftWords(formatPercent(Math.round(left * 10) / 10), isShared)
        : fullWords(exceeded, isIndicative),
  };
}

function fullWords(exceeded: boolean, isIndicative: boolean): string {
  if (!exceeded) return allowanceText.full;
  return isIndicative ? allowanceText.overIndicative : allowanceText.over;
}
