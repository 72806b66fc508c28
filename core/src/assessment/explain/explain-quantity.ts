import { formatEuros, formatNumber } from '../../french/format-number';
import { phrase } from '../../french/typeset';
import { formatAmount } from '../../goods/describe-article';
import type { QuantityPot } from '../../goods/pots';
import type { AmountUnit } from '../../goods/product';
import { centsOf, eurosOf } from '../../money/cents';
import type { Figure } from '../../regulation/figure';
import { tobaccoExciseBasis } from '../../regulation/tables/tobacco-excise';
import type { Explanation } from '../assessment';
import type { ExciseOwed, QuantityTax } from '../quantity-taxes';

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

const exciseUnits: Readonly<Record<ExciseOwed['part']['unit'], string>> = {
  hl: 'par hectolitre',
  'hl-degree': 'par degré et par hectolitre',
  'hl-pure-alcohol': 'par hectolitre d’alcool pur',
  '1000-units': phrase`pour 1 000 unités`,
  kg: 'par kilogramme',
};

/** The excise or contribution owed on an excess, with the mark of a figure that nobody has confirmed yet. */
export function explainExcise({ part, amount }: ExciseOwed): readonly Explanation[] {
  const rate = formatEuros(centsOf(part.figure.value));
  const name = part.kind === 'excise' ? phrase`Droit d’accise` : phrase`Cotisation de sécurité sociale`;
  const owed: Explanation = {
    code: part.kind,
    text: phrase`${name} : ${rate} ${exciseUnits[part.unit]}, soit ${formatEuros(amount)}.`,
    legalBasis: part.figure.legalBasis,
    figures: { rate: part.figure.value, unit: part.unit, amount: eurosOf(amount) },
  };
  if (part.figure.confidence === 'confirmed') return [owed];
  const toConfirm: Explanation = {
    code: 'rate-to-confirm',
    text: phrase`Taux à confirmer : un agent peut en retenir un autre cette année.`,
    legalBasis: part.figure.legalBasis,
    figures: { rate: part.figure.value, confidence: part.figure.confidence },
  };
  return [owed, toConfirm];
}

/** Tobacco to be heated, counted with the excise of another tobacco. */
export function explainPartialExcise(): Explanation {
  return {
    code: 'excise-partial',
    text: phrase`L’accise du tabac à chauffer a son propre tarif, plus élevé que celui du tabac à fumer, compté ici : un agent la calculera. Le montant est un minimum.`,
    legalBasis: tobaccoExciseBasis,
    figures: {},
  };
}
