import type { SimulationAnswer } from '@retour/contract';
import {
  formatAmount,
  formatEuros,
  formatEurosAmount,
  formatNumber,
  formatPercent,
  formatShortEurosAmount,
  indexCatalogue,
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
        <ValueBar key={use.pot} use={use} isShared={shared.includes(use.pot)} isShort={isShort} />
      ))}
      {quantities.map((use) => (
        <QuantityBar
          key={use.pot}
          use={use}
          isShared={shared.includes(use.pot)}
          isShort={isShort}
          words={quantityWords(use, quantityUse(answer, use.pot, products), answer.countryType === 'EU')}
        />
      ))}
    </Stack>
  );
}

interface BarProps {
  readonly isShort: boolean;
  readonly isShared: boolean;
}

/** Beside a bar: what is left of the allowance, or that it is used up. */
interface Aside {
  readonly text: string;
  readonly isLeft: boolean;
}

const left = (amount: string): Aside => ({ text: allowanceText.left(amount), isLeft: true });

function asideOf({ text, isLeft }: Aside, { isShort, isShared }: BarProps): string | undefined {
  return isShort || (isShared && isLeft) ? undefined : text;
}

function ValueBar({
  use: { pot, limit, used, usedElsewhere = 0 },
  ...bar
}: BarProps & { readonly use: ValueUse }): ReactNode {
  if (limit === null) {
    return <AllowanceBar label={potNames[pot]} detail={noLimit} ratio={0} />;
  }
  const leftCents = scaled(limit, 2) - scaled(used, 2) - scaled(usedElsewhere, 2);
  const aside = leftCents > 0 ? left(formatEuros(leftCents)) : { text: allowanceText.full, isLeft: false };
  return (
    <AllowanceBar
      label={(bar.isShort ? shortPotNames : potNames)[pot]}
      detail={allowanceText.used(formatEurosAmount(used), formatShortEurosAmount(limit))}
      aside={asideOf(aside, bar)}
      ratio={(used + usedElsewhere) / limit}
    />
  );
}

interface BarWords {
  readonly detail: string;
  readonly aside: Aside;
}

function QuantityBar({
  use,
  words: { detail, aside },
  ...bar
}: BarProps & {
  readonly use: PotUse;
  readonly words: BarWords;
}): ReactNode {
  return (
    <AllowanceBar
      label={potNames[use.pot]}
      detail={detail}
      aside={asideOf(aside, bar)}
      ratio={(use.usedPercent + (use.usedElsewherePercent ?? 0)) / 100}
      exceeded={use.exceeded}
    />
  );
}

/** In litres or cigarettes when one kind of goods is in the pot, in percent otherwise. */
function quantityWords(use: PotUse, quantity: QuantityUse | undefined, isIndicative: boolean): BarWords {
  const { usedPercent, usedElsewherePercent = 0, exceeded } = use;
  const leftPercent = 100 - usedPercent - usedElsewherePercent;
  if (quantity !== undefined) {
    const { amount, limit, unit } = quantity;
    const amountLeft = Math.round((limit * (1 - usedElsewherePercent / 100) - amount) * 1_000) / 1_000;
    return {
      detail: allowanceText.used(formatNumber(amount), formatAmount(limit, unit)),
      aside: amountLeft > 0 ? left(formatAmount(amountLeft, unit)) : fullWords(exceeded, isIndicative),
    };
  }
  const percent = formatPercent(Math.round(usedPercent * 10) / 10);
  return {
    detail: isIndicative ? allowanceText.usedPercentOfLevel(percent) : allowanceText.usedPercent(percent),
    aside:
      leftPercent > 0
        ? left(formatPercent(Math.round(leftPercent * 10) / 10))
        : fullWords(exceeded, isIndicative),
  };
}

function fullWords(exceeded: boolean, isIndicative: boolean): Aside {
  const over = isIndicative ? allowanceText.overIndicative : allowanceText.over;
  return { text: exceeded ? over : allowanceText.full, isLeft: false };
}
