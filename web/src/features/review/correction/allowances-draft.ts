import {
  allowancesUsedMessages,
  allowancesUsedSchema,
  type Correction,
  type Declaration,
} from '@retour/contract';
import { formatNumber, isOfQuantity, quantityPots, toNumber, typeset, valuePots } from '@retour/core';
import type { FieldIds, Problems } from '../../../lib/form';
import { parseFrenchNumber } from '../../../lib/french-number';
import { isText, objectOf, optional, type Shape } from '../../../lib/shape';

export const sharedPots = [...valuePots, ...quantityPots] as const;
export type SharedPot = (typeof sharedPots)[number];

/** What others have used of each allowance, as it is typed: euros, or percent. What the agent touched, and nothing else. */
export type AllowancesTyped = Partial<Readonly<Record<SharedPot, string>>>;

export const isAllowancesTyped: Shape<AllowancesTyped> = objectOf<AllowancesTyped>({
  value: optional(isText),
  food: optional(isText),
  tobacco: optional(isText),
  alcohol: optional(isText),
  wine: optional(isText),
  beer: optional(isText),
});

export const allowanceIds: FieldIds<SharedPot> = {
  value: 'franchise-utilisee-value',
  food: 'franchise-utilisee-food',
  tobacco: 'franchise-utilisee-tobacco',
  alcohol: 'franchise-utilisee-alcohol',
  wine: 'franchise-utilisee-wine',
  beer: 'franchise-utilisee-beer',
};

/** The allowances that a declaration counts something in, none inside the Union, and those of which something is said to be used already. */
export function potsAsked({ assessment, allowancesUsed = {} }: Declaration): readonly SharedPot[] {
  const counted = new Set<SharedPot>(
    assessment.regime === 'eu'
      ? []
      : [
          ...assessment.allowances.flatMap(({ pot, limit }) => (limit === null ? [] : [pot])),
          ...assessment.quantityAllowances.flatMap(({ pot, usedPercent }) => (usedPercent > 0 ? [pot] : [])),
        ],
  );
  return sharedPots.filter((pot) => counted.has(pot) || allowancesUsed[pot] !== undefined);
}

/** The amounts as they stand in the form. */
export function draftOfAllowances({ allowancesUsed = {} }: Declaration): Readonly<Record<SharedPot, string>> {
  const text = (pot: SharedPot): string => {
    const used = allowancesUsed[pot];
    if (used === undefined) return '';
    return formatNumber(used, { maximumFractionDigits: 2 });
  };
  return Object.fromEntries(sharedPots.map((pot) => [pot, text(pot)])) as Record<SharedPot, string>;
}

export interface CheckedAllowances {
  readonly problems: Problems<SharedPot>;
  /** What is used of each allowance; undefined when nothing of it changes. */
  readonly allowancesUsed: NonNullable<Correction['declared']>['allowancesUsed'] | undefined;
}

/** A number that the contract bounds; undefined when it cannot be read. */
function readAmount(text: string, pot: SharedPot): number | undefined {
  const units = isOfQuantity(pot) ? ['%'] : ['€', 'EUR', 'euros', 'euro'];
  const reading = parseFrenchNumber(text, { maximumDecimals: 2, asksThousands: true, units });
  if (reading.kind === 'empty') return 0;
  return reading.kind === 'number' ? toNumber(reading.value) : undefined;
}

/** Reads what the agent typed: an allowance that is left empty is used by nobody else. */
export function checkAllowances(declaration: Declaration, typed: AllowancesTyped): CheckedAllowances {
  const problems: Partial<Record<SharedPot, string>> = {};
  const used: Partial<Record<SharedPot, number | undefined>> = { ...declaration.allowancesUsed };
  for (const pot of sharedPots) {
    const text = typed[pot];
    if (text === undefined) continue;
    const amount = readAmount(text, pot);
    if (amount === undefined || !allowancesUsedSchema.safeParse({ [pot]: amount }).success) {
      problems[pot] = typeset(allowancesUsedMessages[isOfQuantity(pot) ? 'share' : 'value']);
    } else if (amount === 0) delete used[pot];
    else used[pot] = amount;
  }
  const before = declaration.allowancesUsed ?? {};
  const isSame = sharedPots.every((pot) => before[pot] === used[pot]);
  return { problems, allowancesUsed: isSame || Object.keys(problems).length > 0 ? undefined : used };
}
