import { formatCount, formatEuros, formatPercent, formatShortEuros } from '../../french/format-number';
import { phrase, typeset } from '../../french/typeset';
import { type Cents, eurosOf } from '../../money/cents';
import { customsTie } from '../../regulation/customs-tie';
import type { Figure } from '../../regulation/figure';
import type { Law } from '../../regulation/law';
import { medicineBasis } from '../../regulation/tables/customs-duty';
import { vatBasis } from '../../regulation/tables/vat-rates';
import type { DutyMode, Explanation } from '../assessment';
import type { DutyPlan, DutyTerms } from '../duty-plan';
import { mayOweLess } from '../may-owe-less';
import type { CashGood, ResolvedGood, UnmeasuredGood, ValueGood } from '../resolved-good';

const potName = { value: 'franchise', food: 'franchise alimentaire' } as const;

export interface ValueFacts {
  readonly good: ValueGood;
  readonly allowance: Figure;
  /** Items relieved. */
  readonly relieved: number;
  readonly taxedValue: Cents;
  /** Whether what is not relieved is left to an agent: then nothing is said to be taxed. */
  readonly unassessed: boolean;
  /** Whether another allowance may be its own: then nothing is said to be free. */
  readonly mayBeFood: boolean;
}

/** Why items of a line are relieved, and why the others are not. */
export function explainValueRelief({
  good,
  allowance,
  relieved,
  taxedValue,
  unassessed,
  mayBeFood,
}: ValueFacts): Explanation {
  const limit = formatShortEuros(allowance.value);
  const pot = potName[good.pot];
  const relievedValue = good.value - taxedValue;
  const figures = {
    allowance: eurosOf(allowance.value),
    relievedValue: eurosOf(relievedValue),
    taxedValue: eurosOf(taxedValue),
  };
  const { legalBasis } = allowance;
  if (relieved === good.count) {
    const text =
      whyAtOffice(good) === null && !mayBeFood
        ? phrase`Dans la ${pot} de ${limit} : rien à payer.`
        : phrase`Compté ici dans la ${pot} de ${limit}.`;
    return { code: 'value-relieved', text, legalBasis, figures };
  }
  if (relieved > 0) {
    const fit = relieved < 2 ? 'tient' : 'tiennent';
    const isOneLeft = good.count - relieved < 2;
    const left = `${isOneLeft ? 'l’autre est' : 'les autres sont'} ${unassessed ? 'à évaluer' : isOneLeft ? 'taxé' : 'taxés'}`;
    const text = phrase`${formatCount(relieved, 'article')} sur ${good.count} ${fit} dans la ${pot} de ${limit} (${formatEuros(relievedValue)}) ; ${left} sur ${formatEuros(taxedValue)}.`;
    return {
      code: 'value-partly-relieved',
      text,
      legalBasis,
      figures: { ...figures, relieved, items: good.count },
    };
  }
  const several = good.count > 1;
  const taxed = unassessed ? 'à évaluer' : several ? 'taxés' : 'taxé';
  const whole = phrase`${taxed} sur toute ${several ? 'leur' : 'sa'} valeur, ${formatEuros(taxedValue)}`;
  const alone = good.value > allowance.value * good.count;
  const text = alone
    ? several
      ? phrase`Chacun de ces articles vaut plus que la ${pot} de ${limit} : ils sont ${whole} en tout.`
      : phrase`Un article qui vaut plus que la ${pot} de ${limit} est ${whole} : il ne se partage pas.`
    : phrase`La ${pot} de ${limit} sert à d’autres articles : ${several ? 'ceux-ci sont' : 'celui-ci est'} ${whole}.`;
  return { code: 'value-over-allowance', text, legalBasis, figures };
}

/** Why the office sees to it, whatever its value: a product that is not managed, or a vehicle named freely; null for others. */
function whyAtOffice({ product, reading }: ResolvedGood): string | null {
  const vehicle = reading?.confirmed.find(({ good }) => good.id === 'vehicle')?.good;
  const reason =
    product?.notManagedReason ?? (vehicle === undefined ? null : `${vehicle.law} ${vehicle.advice}`);
  return reason === null ? null : typeset(reason);
}

/** Said before the allowance that holds it, of what is declared all the same. */
export function explainNotManaged(good: ResolvedGood): readonly Explanation[] {
  const text = whyAtOffice(good);
  return text === null ? [] : [{ code: 'not-managed', text, legalBasis: null, figures: {} }];
}

function whyUntold({ kinds }: ResolvedGood): string {
  return kinds.length > 0
    ? phrase`Notre liste compte plusieurs articles de ce nom, et il reste à préciser lequel c’est.`
    : phrase`Cet article n’est pas dans notre liste.`;
}

interface CustomFacts {
  readonly mode: DutyMode;
  /** Other taxed articles owe a duty by that mode. */
  readonly isModeShared: boolean;
  readonly good: ValueGood;
  readonly plan: DutyPlan;
  readonly duty: DutyTerms;
  /** Items relieved. */
  readonly relieved: number;
  readonly taxedValue: Cents;
  /** Value of what counts towards the ceiling of the flat rate and is not relieved; null where that rate is open. */
  readonly dutiableValue: Cents | null;
  readonly law: Law;
}

/** Which condition of the flat rate is not met: its ceiling, or that every other duty is computed. */
function whyNoFlat(dutiableValue: Cents, ceiling: Cents): string {
  return dutiableValue > ceiling
    ? phrase`Nous ne l’estimons que si les articles hors liste ou soumis à des droits valent ${formatShortEuros(ceiling)} au plus, hors franchise : ils valent ici ${formatEuros(dutiableValue)}.`
    : phrase`Nous ne l’estimons que si les droits de chaque autre article sont connus : ceux de l’un d’eux ne le sont pas.`;
}

/** What becomes of a taxed line without a tariff: left to an agent, or estimated at the flat rate, or without duty where none is due. */
export function explainCustom({
  good,
  plan,
  duty,
  relieved,
  taxedValue,
  mode,
  isModeShared,
  dutiableValue,
  law,
}: CustomFacts): Explanation {
  const { flatRateCeiling } = law.customsDuty;
  const reason = whyAtOffice(good);
  const because = reason ?? whyUntold(good);
  const isWaived = plan.ground === 'custom-waived';
  if (duty.assessed === 'none') {
    const isCeiling = reason === null && dutiableValue !== null;
    const estimate = isCeiling ? ` ${whyNoFlat(dutiableValue, flatRateCeiling.value)}` : '';
    const text = phrase`${because}${estimate} Le montant est à évaluer par un agent : il s’ajoutera au total.`;
    return {
      code: 'to-assess',
      text,
      legalBasis: reason === null ? flatRateCeiling.legalBasis : null,
      figures: {
        taxedValue: eurosOf(taxedValue),
        ...(reason === null && { flatRateCeiling: eurosOf(flatRateCeiling.value) }),
        ...(isCeiling && { dutiableValue: eurosOf(dutiableValue) }),
      },
    };
  }
  const vat = formatPercent(good.terms.vatPercent);
  const figures = { taxedValue: eurosOf(taxedValue), rate: duty.percent ?? 0 };
  const sharedMode = isModeShared ? mode : undefined;
  const isLess = mayOweLess({ good, duty, items: good.count - relieved, taxedValue, sharedMode, law });
  const sayWhich = reason === null && isLess ? ` ${phrase`Une fois précisé, il peut coûter moins.`}` : '';
  if (isWaived) {
    const tie = customsTie(good.arrival.country);
    const text = phrase`${because} Nous l’estimons à la TVA de ${vat}, sans droit de douane : ${tie?.unlistedWords ?? ''}.${sayWhich}`;
    return { code: 'custom-waived', text, legalBasis: tie?.legalBasis ?? null, figures };
  }
  const text = phrase`${because} Nous l’estimons au droit forfaitaire des voyageurs : ${formatPercent(duty.percent ?? 0)}, et à la TVA de ${vat}.${sayWhich}`;
  return { code: 'custom-estimate', text, legalBasis: null, figures };
}

/** Why nothing of alcohol or tobacco named freely is computed. */
export function explainUnmeasured({ restricted, value }: UnmeasuredGood): Explanation {
  return {
    code: 'to-assess',
    text: phrase`${typeset(restricted.law)} Le montant est à évaluer par un agent : il s’ajoutera au total.`,
    legalBasis: restricted.legalBasis,
    figures: { taxedValue: eurosOf(value) },
  };
}

export function explainVat(good: ResolvedGood, base: Cents, vat: Cents): Explanation {
  return {
    code: 'vat',
    text: phrase`TVA : ${formatPercent(good.terms.vatPercent)} de ${formatEuros(base)}, soit ${formatEuros(vat)}.`,
    legalBasis: vatBasis,
    figures: { rate: good.terms.vatPercent, base: eurosOf(base), vat: eurosOf(vat) },
  };
}

/** Why nothing is owed on what an officer took. */
export const explainHandedOver: Explanation = {
  code: 'handed-over',
  text: phrase`Interdit à l'entrée et remis à la douane : rien n'est dû pour cet article.`,
  legalBasis: 'Règlement (UE) nº 952/2013, art. 124, § 1',
  figures: {},
};

export function explainMedicine({ medicineMonths }: Law): Explanation {
  return {
    code: 'medicine-personal-use',
    text: phrase`Médicament pour un traitement personnel, ${medicineMonths.value} mois au plus sans ordonnance : il ne compte pas dans la franchise et rien n’est dû.`,
    legalBasis: medicineBasis,
    figures: { months: medicineMonths.value },
  };
}

/** There is no allowance there that it could be left out of. */
export function explainUnionMedicine({ medicineMonths }: Law): Explanation {
  return {
    code: 'union-medicine',
    text: phrase`Médicament pour votre usage : rien à payer. Au-delà de ${medicineMonths.value} mois de traitement, gardez l’ordonnance.`,
    legalBasis: 'Dir. 2006/112/CE, art. 20 ; code de la santé publique, art. R. 5121-108',
    figures: { months: medicineMonths.value },
  };
}

/** What is named freely is money as its author says; the list names gold alone. */
export function explainCash({ reading }: CashGood, { cashDeclaration: { threshold } }: Law): Explanation {
  const from = formatShortEuros(threshold.value);
  return {
    code: 'cash-owes-nothing',
    text:
      reading === null
        ? phrase`Un lingot ou une pièce d'or est compté comme de l'argent liquide : hors franchise, et rien n'est dû. À partir de ${from} en tout, billets compris, une déclaration à part est obligatoire.`
        : phrase`L'argent liquide n'est pas une marchandise : il ne compte pas dans la franchise et rien n'est dû. À partir de ${from}, il se déclare à part.`,
    legalBasis: threshold.legalBasis,
    figures: { threshold: eurosOf(threshold.value) },
  };
}

export function explainToConfirm(good: ResolvedGood): Explanation {
  return {
    code: 'rate-to-confirm',
    text: phrase`Taux à confirmer : un agent peut en retenir un autre pour cet article.`,
    legalBasis: null,
    figures: { source: good.product?.tariff?.source ?? '' },
  };
}
