import {
  doubtOf,
  type ExciseBand,
  formatPercent,
  formatRate,
  type ProductSheet,
  perUnit,
  phrase,
  tobaccoExciseBasis,
  vatBasis,
} from '@retour/core';
import { degreeText } from './rate-text';
import type { SheetFact } from './sheet-fact';

/** The VAT rate; none is due on arrival from the Union. */
export function vatInBrief({ vat }: ProductSheet): string {
  return vat === null ? 'aucune' : formatPercent(vat.percent);
}

const paidThere = 'Elle a été payée dans le pays d’achat.';
const paidUnlessNew = phrase`Payée dans le pays d’achat, mais due en France, aux impôts, pour un véhicule neuf.`;

export function vatFact(sheet: ProductSheet): SheetFact {
  const label = 'TVA à l’importation';
  const value = vatInBrief(sheet);
  if (sheet.vat === null) {
    const isVehicle = sheet.restriction?.good.id === 'vehicle';
    return { label, value, note: isVehicle ? paidUnlessNew : paidThere, basis: vatBasis };
  }
  const estimate = sheet.vat.estimated
    ? ' Taux estimé\u00A0: le service n’applique pas de ligne du tarif.'
    : '';
  return {
    label,
    value,
    note: `Sur la valeur, augmentée du droit de douane et de l’accise.${estimate}`,
    basis: vatBasis,
  };
}

function bandText({ above, upTo }: ExciseBand): string | undefined {
  if (above === null && upTo === null) return undefined;
  if (above === null) return phrase`Jusqu’à ${degreeText(upTo ?? 0)}.`;
  return upTo === null
    ? phrase`Au-dessus de ${degreeText(above)}.`
    : phrase`Au-dessus de ${degreeText(above)}, jusqu’à ${degreeText(upTo)}.`;
}

const kinds = { excise: 'Accise', contribution: 'Cotisation de sécurité sociale' } as const;

const unknownExcise: SheetFact = {
  label: kinds.excise,
  value: 'à vérifier',
  note: phrase`Le service compte l'accise du tabac à fumer ; celle du tabac à chauffer est plus élevée.`,
  basis: tobaccoExciseBasis,
};

/** The taxes by quantity, one line for each rate; a rate that holds in several bands is said once. */
export function exciseFacts(bands: ProductSheet['excise']): readonly SheetFact[] {
  if (bands === null) return [unknownExcise];
  const everywhere = (figure: unknown): boolean =>
    bands.every(({ parts }) => parts.some((part) => part.figure === figure));
  const seen = new Set<unknown>();
  return bands.flatMap((band) =>
    band.parts.flatMap(({ kind, figure, unit }): readonly SheetFact[] => {
      if (seen.has(figure)) return [];
      seen.add(figure);
      return [
        {
          label: kinds[kind],
          value: `${formatRate(figure)} ${perUnit(unit)}`,
          note: everywhere(figure) ? undefined : bandText(band),
          doubt: doubtOf(figure),
          basis: figure.legalBasis,
        },
      ];
    }),
  );
}
