import type { Declaration } from '@retour/contract';
import { formatPublicId } from '@retour/core';
import type { StoredRequest } from './declared-content';
import { type ReceiptColumn, type ReversedColumn, toReceipt, toReversed } from './receipt-sql';
import { type ReopenedColumn, toReopened } from './reopened-sql';

/** What every reader of a declaration is told of it: which it is, whose, and where it stands. */
export interface DeclarationHead {
  readonly id: string;
  readonly public_id: string;
  readonly status: Declaration['status'];
  readonly version: number;
  readonly author_type: Declaration['authorType'];
  readonly author_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface DeclarationRow extends DeclarationHead {
  readonly claim_token_hash: string | null;
  readonly fingerprint: string;
  readonly request: StoredRequest;
  readonly assessment: Declaration['assessment'];
  readonly exchange_rates: Declaration['exchangeRates'];
  readonly code: string | null;
  readonly payment: Declaration['payment'] | null;
  readonly receipt: ReceiptColumn | null;
  readonly reversed: ReversedColumn | null;
  readonly reopened: ReopenedColumn | null;
  readonly reason: string | null;
  readonly corrected_at: Date | null;
  readonly correction_reason: string | null;
  readonly handed_over: number | null;
  readonly submitted_at: Date | null;
  readonly anonymised_at: Date | null;
  readonly confirmation_withheld: boolean;
  readonly pending_correction_id: string | null;
}

/** What is stored beside a declaration: the figures, and the rates they were made with. */
export interface DeclarationAssessment {
  readonly assessment: Declaration['assessment'];
  readonly exchangeRates: Declaration['exchangeRates'];
}

/** A stored declaration with what its answers never show. */
export interface StoredDeclaration {
  readonly declaration: Declaration;
  readonly claimTokenHash: string | null;
  readonly fingerprint: string;
}

type Head = Pick<
  Declaration,
  'id' | 'publicId' | 'status' | 'version' | 'authorType' | 'authorId' | 'createdAt' | 'updatedAt'
>;

export function headOf(row: DeclarationHead): Head {
  return {
    id: row.id,
    publicId: formatPublicId(row.public_id),
    status: row.status,
    version: row.version,
    authorType: row.author_type,
    ...(row.author_id === null ? {} : { authorId: row.author_id }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function correctionOf({
  corrected_at: at,
  correction_reason: reason,
  handed_over: handedOver,
}: DeclarationRow): Pick<Declaration, 'correction'> {
  if (at === null || reason === null) return {};
  return { correction: { at: at.toISOString(), reason, ...(handedOver === null ? {} : { handedOver }) } };
}

export function toStoredDeclaration(row: DeclarationRow): StoredDeclaration {
  return {
    declaration: {
      ...headOf(row),
      ...(row.submitted_at === null ? {} : { submittedAt: row.submitted_at.toISOString() }),
      ...(row.anonymised_at === null ? {} : { anonymisedAt: row.anonymised_at.toISOString() }),
      ...(row.payment === null ? {} : { payment: row.payment }),
      ...(row.receipt === null ? {} : { receipt: toReceipt(row.receipt) }),
      ...(row.reversed === null ? {} : { reversed: toReversed(row.reversed) }),
      ...(row.reopened === null ? {} : { reopened: toReopened(row.reopened) }),
      ...(row.reason === null ? {} : { reason: row.reason }),
      ...correctionOf(row),
      ...(row.pending_correction_id === null ? {} : { pendingCorrection: row.pending_correction_id }),
      ...row.request,
      assessment: row.assessment,
      exchangeRates: row.exchange_rates,
      ...(row.code === null ? {} : { code: row.code }),
      ...(row.confirmation_withheld ? { confirmationWithheld: true } : {}),
    },
    claimTokenHash: row.claim_token_hash,
    fingerprint: row.fingerprint,
  };
}
