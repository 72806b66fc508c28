import { formatEuros } from '../../french/format-number';
import { phrase } from '../../french/typeset';
import { centsOf, eurosOf } from '../../money/cents';
import type { Law } from '../../regulation/law';
import { alcoholExciseUnits } from '../../regulation/tables/alcohol-excise';
import { tobaccoExciseBasis } from '../../regulation/tables/tobacco-excise';
import type { Explanation } from '../assessment';
import type { ExciseOwed } from '../quantity-taxes';

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

/** The excise that a sweet wine owes where it has an appellation, which nobody is asked about. */
export function explainAppellation({ alcoholExcise }: Law): Explanation {
  const { value, legalBasis } = alcoholExcise.rates.sweetWineWithOrigin;
  const unit = alcoholExciseUnits.sweetWineWithOrigin;
  const rate = `${formatEuros(centsOf(value))} ${exciseUnits[unit]}`;
  return {
    code: 'excise-with-appellation',
    text: phrase`Un vin doux naturel d'appellation d'origine, comme un banyuls, a un droit d'accise plus bas : ${rate}. Dites-le à l'agent.`,
    legalBasis,
    figures: { rate: value, unit },
  };
}

/** Tobacco to be heated, counted with the excise of another tobacco. */
export function explainPartialExcise(): Explanation {
  return {
    code: 'excise-to-confirm',
    text: phrase`L’accise du tabac à chauffer a son propre tarif, plus élevé que celui du tabac à fumer, compté ici : un agent peut demander davantage.`,
    legalBasis: tobaccoExciseBasis,
    figures: {},
  };
}
