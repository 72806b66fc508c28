import { formatEuros, formatPercent } from '../../french/format-number';
import { phrase } from '../../french/typeset';
import { type Cents, eurosOf } from '../../money/cents';
import { customsTie } from '../../regulation/customs-tie';
import type { Law } from '../../regulation/law';
import { preferenceBasis, preferenceByOrigin } from '../../regulation/preference';
import { conventionalRateBasis } from '../../regulation/tables/customs-duty';
import type { DutyMode, Explanation } from '../assessment';
import type { DutyPlan, DutyTerms } from '../duty-plan';
import type { FlatGround } from '../flat-ground';
import type { ResolvedGood } from '../resolved-good';

export interface DutyFacts {
  readonly good: ResolvedGood;
  readonly plan: DutyPlan;
  readonly duty: DutyTerms;
  readonly mode: DutyMode;
  readonly flatGround: FlatGround;
  readonly dutiableValue: Cents | null;
  readonly taxedValue: Cents;
  readonly customDuty: Cents;
  readonly law: Law;
}

function tariffBasis({ product }: ResolvedGood): string {
  const code = product?.tariff?.cnCode ?? '';
  return code === '' ? conventionalRateBasis : `${conventionalRateBasis}, code ${code}`;
}

function boundedText({ duty, taxedValue, customDuty, good }: DutyFacts): string {
  const { minimumPerPiece, maximumPerPiece } = duty.specific;
  const rate = formatPercent(duty.percent ?? 0);
  const bounds = [
    ...(minimumPerPiece === null ? [] : [phrase`au moins ${formatEuros(minimumPerPiece)}`]),
    ...(maximumPerPiece === null ? [] : [phrase`au plus ${formatEuros(maximumPerPiece)}`]),
  ].join(', ');
  const piece = good.kind === 'value' && good.count > 1 ? 'chaque pièce' : 'la pièce';
  return phrase`Droit de douane : ${rate} de ${formatEuros(taxedValue)}, ${bounds} pour ${piece}, soit ${formatEuros(customDuty)}.`;
}

/** « 0.6 EUR/%vol/hl + 32 EUR/hl » → « 0,60 € par degré et par hl + 32 € par hl ». */
function tariffInFrench(tariff: string): string {
  return tariff
    .replace(/(\d)\.(\d+)/g, (_, euros: string, cents: string) => `${euros},${cents.padEnd(2, '0')}`)
    .replaceAll('EUR/%vol/hl', '€ par degré et par hl')
    .replaceAll('EUR/hl', '€ par hl');
}

function tariffText(facts: DutyFacts): string {
  const { duty, good, taxedValue, customDuty } = facts;
  const { specific } = duty;
  if (specific.minimumPerPiece !== null || specific.maximumPerPiece !== null) return boundedText(facts);
  if (specific.perHectolitre > 0 || specific.perHectolitreDegree > 0) {
    const words = tariffInFrench(good.product?.tariff?.specificDuty ?? '');
    return phrase`Droit de douane selon le volume (${words}) : ${formatEuros(customDuty)}.`;
  }
  if (duty.percent === null) return phrase`Droit de douane : il dépend du poids ou de la composition.`;
  return phrase`Droit de douane : ${formatPercent(duty.percent)} de ${formatEuros(taxedValue)}, soit ${formatEuros(customDuty)}.`;
}

/** Said of all the goods at once, for they all take it. */
const whyFlat: Readonly<Record<FlatGround, string>> = {
  lowest: 'il donne le total connu le plus bas',
  unmeasured: phrase`car un taux normal dépend d’un poids, d’une surface ou d’une composition inconnus`,
  unlisted: phrase`car le taux normal d’un article hors liste ou à préciser est inconnu`,
};

function explainTariff(facts: DutyFacts): readonly Explanation[] {
  const { good, plan, duty, mode, flatGround, dutiableValue, taxedValue, customDuty, law } = facts;
  const figures = { taxedValue: eurosOf(taxedValue), customDuty: eurosOf(customDuty) };
  if (mode === 'flat' && plan.dutiable) {
    return [
      {
        code: flatGround === 'lowest' ? 'duty-flat' : 'duty-flat-uncompared',
        text: phrase`Droit forfaitaire des voyageurs : ${formatPercent(duty.percent ?? 0)} de ${formatEuros(taxedValue)}, soit ${formatEuros(customDuty)}. Appliqué à tous les articles à la fois, ${whyFlat[flatGround]}.`,
        legalBasis: law.customsDuty.flatRate.legalBasis,
        figures: { rate: duty.percent ?? 0, ...figures },
      },
    ];
  }
  const legalBasis = tariffBasis(good);
  const owed: Explanation = {
    code: 'duty-normal',
    text: tariffText(facts),
    legalBasis,
    figures: {
      ...figures,
      ...(duty.percent === null ? {} : { rate: duty.percent }),
      ...(good.product?.tariff?.specificDuty == null
        ? {}
        : { specificDuty: good.product.tariff.specificDuty }),
      // That the flat rate was not to be had, or never is of this chapter; else it would have cost no less.
      ...(plan.dutiable
        ? dutiableValue !== null && { dutiableValue: eurosOf(dutiableValue) }
        : { chapterWithoutFlatRate: law.customsDuty.flatRateExcludedChapter.value }),
    },
  };
  if (duty.specific.computable) return [owed];
  const { cappedOnly } = duty.specific;
  const partial: Explanation = {
    code: cappedOnly ? 'duty-cap-to-confirm' : 'duty-partial',
    text: cappedOnly
      ? phrase`Ce droit est plafonné selon la surface de l’article, qui n’est pas connue : il peut être plus bas, ce montant est un maximum.`
      : phrase`Ce droit dépend aussi du poids ou de la composition de l’article : cette part n’est pas comptée, le montant est un minimum.`,
    legalBasis,
    figures: { specificDuty: good.product?.tariff?.specificDuty ?? '' },
  };
  return [owed, partial];
}

/** Why a taxed line owes this customs duty, or none. */
export function explainDuty(facts: DutyFacts): readonly Explanation[] {
  const { good, plan } = facts;
  switch (plan.ground) {
    case 'tariff':
      return explainTariff(facts);
    case 'custom':
    case 'custom-waived':
      return [];
    case 'free':
      return [
        {
          code: 'duty-free',
          text: phrase`Droit de douane : aucun, le tarif exempte cet article.`,
          legalBasis: tariffBasis(good),
          figures: { rate: 0 },
        },
      ];
    case 'waived': {
      const tie = customsTie(good.arrival.country);
      return [
        {
          code: 'duty-waived',
          text: phrase`Droit de douane : aucun, ${tie?.words ?? ''}.`,
          legalBasis: tie?.legalBasis ?? null,
          figures: { rate: 0 },
        },
      ];
    }
    case 'preference': {
      const agreement = preferenceByOrigin.get(good.good.originCountry ?? '')?.agreement ?? '';
      return [
        {
          code: 'duty-preference',
          text: phrase`Droit de douane : aucun, grâce à l’accord commercial avec le pays de fabrication indiqué.`,
          legalBasis: preferenceBasis,
          figures: { rate: 0, originCountry: good.good.originCountry ?? '', agreement },
        },
      ];
    }
  }
}
