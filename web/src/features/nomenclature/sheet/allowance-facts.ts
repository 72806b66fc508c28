import {
  type AllowanceSheet,
  type AmountUnit,
  doubtOf,
  formatAmount,
  formatNumber,
  formatShortEuros,
  type Law,
  medicineBasis,
  noLimit,
  phrase,
  type QuantityLevel,
  type QuantityPot,
  type ValueLevel,
} from '@retour/core';
import { degreeText } from './rate-text';
import type { SheetFact } from './sheet-fact';

const pots: Readonly<Record<QuantityPot, string>> = {
  tobacco: 'Tabac',
  alcohol: 'Alcool',
  wine: 'Vin tranquille',
  beer: 'Bière',
};

const arrivals: Readonly<Record<ValueLevel['arrival'], string>> = {
  'air-or-sea': 'En avion ou en bateau',
  land: 'En voiture, en train ou autrement',
  any: 'Quel que soit le transport',
  frontier: 'Frontalier en voiture',
};

function quantityText(value: number, unit: AmountUnit | null): string {
  return unit === null ? formatNumber(value) : formatAmount(value, unit);
}

function degreeWords(degree: QuantityLevel['degree'], { strongAlcoholDegree }: Law): string | null {
  switch (degree) {
    case 'any':
      return null;
    case 'strong':
      return phrase`plus de ${degreeText(strongAlcoholDegree.value)}`;
    case 'soft':
      return phrase`${degreeText(strongAlcoholDegree.value)} au plus`;
  }
}

function levelLabel({ degree, arrival }: QuantityLevel, indicative: boolean, law: Law): string {
  const who = arrival === 'frontier' ? 'Frontalier' : indicative ? 'Niveau indicatif' : 'Par personne';
  const how = degreeWords(degree, law);
  return how === null ? who : `${who}, ${how}`;
}

/** The allowance in a few words, for the head of the sheet. */
export function allowanceInBrief(allowance: AllowanceSheet): string {
  switch (allowance.kind) {
    case 'medicine':
    case 'cash':
      return 'hors franchise';
    case 'union-medicine':
      return 'usage personnel';
    case 'unlimited':
      return noLimit;
    case 'value':
      return allowance.levels
        .filter(({ arrival }) => arrival !== 'frontier')
        .map(({ figure }) => formatShortEuros(figure.value))
        .join(' ou ');
    case 'quantity': {
      const [first] = allowance.levels;
      if (first === undefined || first.figure === null) return noLimit;
      return quantityText(first.figure.value, allowance.unit);
    }
  }
}

/** Which pot a product counts in, in a person's words. */
export function potName(allowance: AllowanceSheet): string {
  switch (allowance.kind) {
    case 'medicine':
      return 'Médicaments du voyageur';
    case 'cash':
      return 'Argent et or';
    case 'union-medicine':
    case 'unlimited':
      return 'Aucune';
    case 'value':
      return allowance.pot === 'food' ? 'Valeur, produits alimentaires' : 'Valeur';
    case 'quantity':
      return `Quantité, ${pots[allowance.pot].toLocaleLowerCase('fr')}`;
  }
}

/** Pot, then each quantity or value that an adult may bring. */
export function allowanceFacts(allowance: AllowanceSheet, law: Law): readonly SheetFact[] {
  const { medicineMonths, cashDeclaration } = law;
  const pot: SheetFact = { label: 'Franchise', value: potName(allowance) };
  switch (allowance.kind) {
    case 'medicine':
      return [
        {
          ...pot,
          note: phrase`Un traitement personnel ne compte pas dans la franchise et ne doit rien, dans la limite de ${formatNumber(medicineMonths.value)} mois sans ordonnance.`,
          doubt: doubtOf(medicineMonths),
          basis: medicineBasis,
        },
      ];
    case 'cash':
      return [
        {
          ...pot,
          note: phrase`Compté comme de l'argent liquide : hors franchise, et rien n'est dû. À partir de ${formatShortEuros(cashDeclaration.threshold.value)} en tout, billets compris, une déclaration à part est obligatoire.`,
          doubt: doubtOf(cashDeclaration.threshold),
          basis: cashDeclaration.threshold.legalBasis,
        },
      ];
    case 'union-medicine':
      return [
        {
          ...pot,
          note: phrase`Pour l’usage du voyageur : rien n’est dû. Au-delà de ${formatNumber(medicineMonths.value)} mois de traitement, il faut une ordonnance.`,
          doubt: doubtOf(medicineMonths),
        },
      ];
    case 'unlimited':
      return [
        { ...pot, note: phrase`Acheté dans l’Union européenne pour un usage personnel : pas de limite.` },
      ];
    case 'value':
      return [
        {
          ...pot,
          note: phrase`Un article ne se partage pas : il entre en entier, ou il est taxé en entier.`,
        },
        ...allowance.levels.map(({ arrival, figure }) => ({
          label: arrivals[arrival],
          value: formatShortEuros(figure.value),
          doubt: doubtOf(figure),
          basis: figure.legalBasis,
        })),
      ];
    case 'quantity':
      return [
        {
          ...pot,
          note: allowance.indicative
            ? phrase`Niveau indicatif, et non seuil : au-delà, le transport est présumé commercial.`
            : 'Les parts de tous les articles de cette franchise s’ajoutent, jusqu’à 100\u00A0%. Seul l’excédent est taxé.',
        },
        ...allowance.levels.map((level) => ({
          label: levelLabel(level, allowance.indicative, law),
          value: level.figure === null ? noLimit : quantityText(level.figure.value, allowance.unit),
          doubt: level.figure && doubtOf(level.figure),
          basis: level.figure?.legalBasis,
        })),
      ];
  }
}
