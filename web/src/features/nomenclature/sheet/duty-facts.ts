import {
  conventionalRateBasis,
  type DutySheet,
  doubtOf,
  formatPercent,
  formatShortEuros,
  type Law,
  phrase,
  preferenceBasis,
} from '@retour/core';
import { dutyRateText, tariffAbbreviations } from './rate-text';
import type { SheetFact } from './sheet-fact';

/** The duty in a few words, for the head of the sheet. */
export function dutyInBrief(duty: DutySheet): string {
  switch (duty.ground) {
    case 'union':
      return 'aucun';
    case 'to-assess':
      return 'à évaluer';
    case 'free':
      return 'exempté';
    case 'waived':
      return 'aucun';
    case 'tariff':
      return dutyRateText(duty.percent, duty.specificText);
  }
}

function normalRate(duty: DutySheet): SheetFact {
  const label = 'Droit normal';
  switch (duty.ground) {
    case 'union':
      return {
        label,
        value: 'aucun',
        note: phrase`Acheté dans l’Union européenne : rien n’est dû à l’arrivée.`,
      };
    case 'to-assess':
      return {
        label,
        value: 'à évaluer',
        note: phrase`Le service ne le calcule pas : ce produit demande une déclaration en douane.`,
      };
    case 'free':
      return {
        label,
        value: formatPercent(0),
        note: 'Le tarif exempte cet article.',
        basis: conventionalRateBasis,
      };
    case 'waived':
      return {
        label,
        value: 'aucun',
        note: duty.tie === null ? undefined : phrase`Car ${duty.tie.words}.`,
        basis: duty.tie?.legalBasis,
      };
    case 'tariff': {
      const notes = [
        ...tariffAbbreviations(duty.specificText),
        ...(duty.specific.computable
          ? []
          : [
              duty.specific.cappedOnly
                ? phrase`le simulateur ne connaît pas la surface, le montant est un maximum`
                : phrase`le simulateur ne compte que la part en pourcentage, le total devient un minimum`,
            ]),
      ];
      return {
        label,
        value: dutyRateText(duty.percent, duty.specificText),
        note: notes.length === 0 ? undefined : phrase`${notes.join('\u202F; ')}.`,
        basis: conventionalRateBasis,
      };
    }
  }
}

function flatRateFact(duty: DutySheet, { customsDuty }: Law): SheetFact {
  const { flatRate, flatRateCeiling } = customsDuty;
  const label = 'Droit forfaitaire';
  return duty.flatRateOpen
    ? {
        label,
        value: formatPercent(flatRate.value),
        note: phrase`Jusqu’à ${formatShortEuros(flatRateCeiling.value)} de marchandises taxables par voyageur, pour tous ses articles à la fois.`,
        doubt: doubtOf(flatRate),
        basis: flatRate.legalBasis,
      }
    : { label, value: 'exclu', note: 'Il ne s’applique jamais au tabac.', basis: flatRate.legalBasis };
}

function preferenceFact(duty: DutySheet, country: string | null): readonly SheetFact[] {
  const made = 'Fabriqué dans le pays';
  const label = country === null ? made : phrase`${made} (${country})`;
  const { preference } = duty;
  if (preference === null)
    return [{ label, value: 'aucun avantage', note: 'Aucun accord connu pour cet article.' }];
  if (preference.toConfirm) {
    return [
      {
        label,
        value: 'à confirmer',
        note: 'Un accord existe, mais ce qu’il donne n’est pas confirmé. Le simulateur n’en tient pas compte.',
        basis: preferenceBasis,
      },
    ];
  }
  return [
    {
      label,
      value: 'exempté',
      note: phrase`Sur simple déclaration, tant que les articles concernés ne dépassent pas ${formatShortEuros(preference.travellerLimit)} ensemble. La TVA reste due.`,
      doubt: doubtOf(preference),
      basis: preferenceBasis,
    },
  ];
}

/** Normal rate, flat rate, and what the origin gives, for goods bought in a country; null leaves its name out. */
export function dutyFacts(duty: DutySheet, country: string | null, law: Law): readonly SheetFact[] {
  if (duty.ground !== 'tariff') {
    return duty.ground === 'to-assess' ? [normalRate(duty), flatRateFact(duty, law)] : [normalRate(duty)];
  }
  return [normalRate(duty), flatRateFact(duty, law), ...preferenceFact(duty, country)];
}
