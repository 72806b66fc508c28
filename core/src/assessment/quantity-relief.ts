import { isCountedInUnits } from '../goods/quantity-class';
import { type DutyTerms, specificFactor } from './duty-plan';
import { type ExcisePart, exciseScale } from './excise-parts';
import type { QuantityMeasure } from './quantity-measure';
import type { QuantityGood } from './resolved-good';

/** A good of a pot, with what decides its place in it. */
export interface PotEntry {
  readonly good: QuantityGood;
  readonly measure: Omit<QuantityMeasure, 'whole'>;
  readonly duty: DutyTerms;
  readonly excise: readonly ExcisePart[];
}

const million = 1_000_000;

/** Tax on the whole line, unrounded, times 10^20: what its share of the pot would save. */
function wholeTax({ good, duty, excise }: PotEntry): bigint {
  const value = BigInt(good.value);
  const amount = BigInt(good.amountMillionths);
  const scale = BigInt(exciseScale);
  const specific = BigInt(specificFactor(duty.specific, good.degreeThousandths)) * 100n;
  const excisePerMillionth = excise.reduce((sum, part) => sum + BigInt(part.factor), 0n);
  const dutyAndExcise = value * BigInt(duty.rate) * 100_000_000n + amount * (specific + excisePerMillionth);
  const one = BigInt(million);
  return (value * scale + dutyAndExcise) * (one + BigInt(good.terms.vatRate)) - value * scale * one;
}

/** Highest tax per share of the pot first; the traveller's order among equals. */
function byTaxOnShare(entries: readonly PotEntry[]): readonly PotEntry[] {
  if (entries.length < 2) return entries;
  return entries
    .map((entry) => ({
      entry,
      tax: wholeTax(entry),
      share: BigInt(entry.good.amountMillionths) * BigInt(entry.measure.weight),
    }))
    .sort((a, b) => {
      const difference = b.tax * a.share - a.tax * b.share;
      if (difference === 0n) return a.entry.good.index - b.entry.good.index;
      return difference > 0n ? 1 : -1;
    })
    .map(({ entry }) => entry);
}

export function potUsage(entries: readonly Pick<PotEntry, 'good' | 'measure'>[]): number {
  return entries.reduce((sum, { good, measure }) => sum + good.amountMillionths * measure.weight, 0);
}

/** Quantity relieved of each good of one pot, in millionths, in the order of the entries (duty-rules §4). */
export function relieveQuantities(entries: readonly PotEntry[]): ReadonlyMap<QuantityGood, number> {
  const capacity = entries[0]?.measure.capacity ?? 0;
  if (potUsage(entries) <= capacity) {
    return new Map(entries.map(({ good }) => [good, good.amountMillionths]));
  }
  const relieved = new Map<QuantityGood, number>();
  let left = capacity;
  for (const { good, measure } of byTaxOnShare(entries)) {
    const fits = Math.min(good.amountMillionths, Math.floor(left / measure.weight));
    const amount = isCountedInUnits(good.amountProduct) ? fits - (fits % million) : fits;
    relieved.set(good, amount);
    left -= amount * measure.weight;
  }
  return relieved;
}
