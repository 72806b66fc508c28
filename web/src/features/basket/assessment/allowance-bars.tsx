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
        <ValueBar
          key={use.pot}
          use={use}
          isLeftSaid={!isShort && !shared.includes(use.pot)}
          isShort={isShort}
        />
      ))}
      {quantities.map((use) => (
        <QuantityBar
          key={use.pot}
          use={use}
          isLeftSaid={!isShort && !shared.includes(use.pot)}
          words={quantityWords(use, quantityUse(answer, use.pot, products), answer.countryType === 'EU')}
        />
      ))}
    </Stack>
  );
}

function ValueBar({
  use: { pot, limit, used },
  isShort,
  isLeftSaid,
}: {
  readonly use: ValueUse;
  readonly isShort: boolean;
  readonly isLeftSaid: boolean;
}): ReactNode {
  if (limit === null) {
    return <AllowanceBar label={potNames[pot]} detail={noLimit} ratio={0} />;
  }
  const left = scaled(limit, 2) - scaled(used, 2);
  return (
    <AllowanceBar
      label={(isShort ? shortPotNames : potNames)[pot]}
      detail={allowanceText.used(formatEurosAmount(used), formatShortEurosAmount(limit))}
      aside={isLeftSaid ? (left > 0 ? allowanceText.left(formatEuros(left)) : allowanceText.full) : undefined}
      ratio={used / limit}
    />
  );
}

interface BarWords {
  readonly detail: string;
  readonly aside: string;
}

function QuantityBar({
  use,
  words: { detail, aside },
  isLeftSaid,
}: {
  readonly use: PotUse;
  readonly words: BarWords;
  readonly isLeftSaid: boolean;
}): ReactNode {
  return (
    <AllowanceBar
      label={potNames[use.pot]}
      detail={detail}
      aside={isLeftSaid ? aside : undefined}
      ratio={use.usedPercent / 100}
      exceeded={use.exceeded}
    />
  );
}

/** In litres or cigarettes when one kind of goods is in the pot, in percent otherwise. */
function quantityWords(use: PotUse, quantity: QuantityUse | undefined, isIndicative: boolean): BarWords {
  const { usedPercent, exceeded } = use;
  if (quantity !== undefined) {
    const { amount, limit, unit } = quantity;
    const left = Math.round((limit - amount) * 1_000) / 1_000;
    return {
      detail: allowanceText.used(formatNumber(amount), formatAmount(limit, unit)),
      aside: left > 0 ? allowanceText.left(formatAmount(left, unit)) : fullWords(exceeded, isIndicative),
    };
  }
  const percent = formatPercent(Math.round(usedPercent * 10) / 10);
  return {
    detail: isIndicative ? allowanceText.usedPercentOfLevel(percent) : allowanceText.usedPercent(percent),
    aside:
      usedPercent < 100
        ? allowanceText.left(formatPercent(Math.round((100 - usedPercent) * 10) / 10))
        : fullWords(exceeded, isIndicative),
  };
}

function fullWords(exceeded: boolean, isIndicative: boolean): string {
  if (!exceeded) return allowanceText.full;
  return isIndicative ? allowanceText.overIndicative : allowanceText.over;
}
