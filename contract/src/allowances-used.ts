import { type AllowancesUsed, formatNumber, phrase, quantityPots, scaled, valuePots } from '@retour/core';
import * as z from 'zod/mini';
import { decimalPlaces } from './decimal-places';

/** Bounds of what another declaration may have used: euros of an allowance by value, percent of one by quantity. */
export const allowancesUsedLimits = { euros: 10_000, percent: 100, decimals: 2 } as const;

const { euros, percent, decimals } = allowancesUsedLimits;

export const allowancesUsedMessages = {
  value: phrase`Indiquez un montant en euros, de 0 à ${formatNumber(euros)}, avec deux décimales au plus (exemple : 300,00).`,
  share: phrase`Indiquez un pourcentage de 0 à ${percent}, avec deux décimales au plus (exemple : 50).`,
  pots: phrase`Indiquez, pour chaque franchise, ce qu’une autre déclaration en a utilisé.`,
  byOfficer: phrase`Seul un agent dit ce qu’une autre déclaration a utilisé de la franchise, en corrigeant la déclaration. Retirez « allowancesUsed » de l’envoi.`,
} as const;

const bounded = (max: number, error: string) =>
  z.number({ error }).check(
    z.gte(0, { error }),
    z.lte(max, { error }),
    z.refine((value) => decimalPlaces(value) <= decimals, { error }),
  );

const used = z.optional(bounded(euros, allowancesUsedMessages.value));
const share = z.optional(bounded(percent, allowancesUsedMessages.share));

const pots = {
  value: used,
  food: used,
  tobacco: share,
  alcohol: share,
  wine: share,
  beer: share,
} as const satisfies Readonly<Record<keyof AllowancesUsed, z.ZodMiniType>>;

/** What other declarations of the same arrival have used: euros of an allowance by value, percent of one by quantity. */
export type DeclaredAllowancesUsed = { [Pot in keyof typeof pots]?: number | undefined };

/** An allowance of which nothing is used is not told of; none at all says nothing. */
function whatIsUsed(said: DeclaredAllowancesUsed): DeclaredAllowancesUsed | undefined {
  const told = Object.entries(said).filter(([, amount = 0]) => amount > 0);
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/** As an agent says it in a correction. */
export const allowancesUsedSchema = z.optional(
  z.pipe(z.strictObject(pots, { error: allowancesUsedMessages.pots }), z.transform(whatIsUsed)),
);

const stored = z.optional(z.number());
export const storedAllowancesUsedSchema = z.optional(
  z.object({ value: stored, food: stored, tobacco: stored, alcohol: stored, wine: stored, beer: stored }),
);

/** Where an agent alone may say it: refused, rather than left out of the amount without a word. */
export const noAllowancesUsedSchema = z.optional(z.never({ error: allowancesUsedMessages.byOfficer }));

/** As the core counts: integers of cents, and of hundredths of a percent. */
export function toAllowancesUsed(said: DeclaredAllowancesUsed): AllowancesUsed {
  const counted = [...valuePots, ...quantityPots].flatMap((pot) => {
    const amount = said[pot];
    return amount === undefined ? [] : [[pot, scaled(amount, decimals)]];
  });
  return Object.fromEntries(counted);
}
