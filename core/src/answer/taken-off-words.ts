import { formatPercent } from '../french/format-number';
import { formatEurosAmount } from '../french/format-price';
import { phrase } from '../french/typeset';
import type { QuantityPot, ValuePot } from '../goods/pots';
import { isOfQuantity, type PotFigures, type UsedAllowance } from './used-elsewhere';

const names: Readonly<Record<ValuePot | QuantityPot, string>> = {
  value: 'Franchise en valeur',
  food: 'Franchise des aliments',
  tobacco: 'Franchise de tabac',
  alcohol: phrase`Franchise d'alcool`,
  wine: 'Franchise de vin',
  beer: 'Franchise de bière',
};

/** « 300,00 € », « 50 % »: how much of an allowance, of one or of several declarations. */
export function usedWords(pot: UsedAllowance['pot'], used: number): string {
  return isOfQuantity(pot) ? formatPercent(used) : formatEurosAmount(used);
}

/** What was taken off the allowances of an answer, as others had used it: a sentence each, alike on screens and papers. */
export function takenOffSentences({
  allowances,
  quantityAllowances,
}: PotFigures): readonly { readonly pot: UsedAllowance['pot']; readonly text: string }[] {
  const taken = [
    ...allowances.map(({ pot, usedElsewhere }) => ({ pot, used: usedElsewhere })),
    ...quantityAllowances.map(({ pot, usedElsewherePercent }) => ({ pot, used: usedElsewherePercent })),
  ];
  return taken.flatMap(({ pot, used }) =>
    used === undefined
      ? []
      : {
          pot,
          text: phrase`${names[pot]} : ${usedWords(pot, used)} déjà utilisés hors de cette déclaration, en plus de ce qui est compté ici.`,
        },
  );
}
