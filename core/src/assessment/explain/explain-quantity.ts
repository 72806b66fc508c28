import { formatEuros, formatNumber } from '../../french/format-number';
import { phrase } from '../../french/typeset';
import { formatAmount } from '../../goods/describe-article';
import type { QuantityPot } from '../../goods/pots';
import type { AmountUnit } from '../../goods/product';
import { eurosOf } from '../../money/cents';
import type { Figure } from '../../regulation/figure';
import type { Explanation } from '../assessment';
import type { QuantityTax } from '../quantity-taxes';

export const potNames: Readonly<Record<QuantityPot, string>> = {
  tobacco: 'le tabac',
  alcohol: 'les alcools',
  wine: 'le vin',
  beer: 'la bière',
};

/** A quantity as people say it: « 1,5 L », « 200 cigarettes ». */
export function formatQuantity(millionths: number, unit: AmountUnit | null): string {
  const amount = millionths / 1_000_000;
  return unit === null ? formatNumber(amount) : formatAmount(amount, unit);
}

/** « 100 cigarettes sont taxées », « 1,5 L est taxé ». */
function agreedTaxed(millionths: number, unit: AmountUnit | null): string {
  const isOne = millionths < 2_000_000;
  const gender = unit === 'cigarette' ? 'e' : '';
  return isOne ? `est taxé${gender}` : `sont taxé${gender}s`;
}

/** Why a quantity is relieved, and from where on it is taxed. `allowance` is null when there is no limit. */
export function explainQuantityRelief(tax: QuantityTax, allowance: Figure | null): Explanation {
  const { good, relievedMillionths, taxedMillionths, taxedValue } = tax;
  const unit = good.product?.unit ?? null;
  const pot = potNames[good.pot];
  if (allowance === null) {
    const text = phrase`Quantité sans limite au retour de ce pays : rien à payer.`;
    return { code: 'quantity-unlimited', text, legalBasis: null, figures: {} };
  }
  const { legalBasis } = allowance;
  const limit = formatQuantity(allowance.value * 1_000_000, unit);
  const figures = {
    allowance: allowance.value,
    relieved: relievedMillionths / 1_000_000,
    taxed: taxedMillionths / 1_000_000,
    taxedValue: eurosOf(taxedValue),
  };
  if (taxedMillionths === 0) {
    const text = phrase`Dans la franchise pour ${pot} (${limit}, à partager entre les produits) : rien à payer.`;
    return { code: 'quantity-relieved', text, legalBasis, figures };
  }
  const taxed = formatQuantity(taxedMillionths, unit);
  const text =
    relievedMillionths > 0
      ? phrase`La franchise pour ${pot} (${limit}) couvre ${formatQuantity(relievedMillionths, unit)} ; le reste, ${taxed}, est taxé sur ${formatEuros(taxedValue)}.`
      : phrase`La franchise pour ${pot} (${limit}) est déjà utilisée : ${taxed} ${agreedTaxed(taxedMillionths, unit)} sur ${formatEuros(taxedValue)}.`;
  return { code: 'pot-exceeded', text, legalBasis, figures };
}
