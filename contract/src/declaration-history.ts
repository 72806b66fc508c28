import { authorTypes, declarationStatuses, meansOfPayment } from '@retour/core';
import * as z from 'zod/mini';
import { eurosSchema } from './values';

const moment = z.iso.datetime({ offset: true });

const actor = z.object({
  type: z.enum([...authorTypes, 'system']),
  id: z.optional(z.string()),
  /** Name of the agent. */
  name: z.optional(z.string()),
});

const amount = z.object({ total: eurosSchema, totalIsMinimum: z.boolean() });
const correctedAmounts = z.object({ before: amount, after: amount });
export type CorrectedAmounts = z.infer<typeof correctedAmounts>;

/** A change of a declaration, or a correction that was proposed for it; agents alone read them. */
export const historyEntrySchema = z.object({
  /** The one that it made; of a correction that was proposed, the one that it is about. */
  version: z.int(),
  at: moment,
  by: actor,
  action: z.enum([
    'created',
    'replaced',
    'status-changed',
    'reopened',
    'reversed',
    'corrected',
    'correction-proposed',
    'correction-refused',
    'correction-withdrawn',
    'anonymised',
  ]),
  from: z.nullable(z.enum(declarationStatuses)),
  to: z.enum(declarationStatuses),
  payment: z.optional(z.enum(meansOfPayment)),
  /** The number that a payment took, or that of the one that was reversed, its means and its amount. */
  receipt: z.optional(
    z.object({
      officeId: z.string(),
      year: z.int(),
      number: z.int(),
      means: z.array(z.enum(meansOfPayment)),
      /** Absent of what a process of the release before answers. */
      amount: z.optional(eurosSchema),
    }),
  ),
  /** What was settled by it, or had been by what it reverses: 0 where there was nothing to pay, whatever is owed since. */
  // Absent of what a process of the release before answers while both run.
  settled: z.optional(eurosSchema),
  /** Why it was corrected, ended without a payment, or taken up again; why a proposed correction was refused. */
  reason: z.optional(z.string()),
  /** What was to be paid before and after a correction, or would be after one that was proposed. */
  amounts: z.optional(correctedAmounts),
  /** Of a correction that changed nothing else: how many articles it recorded as handed over. */
  handedOver: z.optional(z.int()),
  /** The proposed correction that it is about, or that another officer approved. */
  proposal: z.optional(z.uuid()),
  /** Of a correction that another officer approved: who had proposed it. */
  proposedBy: z.optional(actor),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
