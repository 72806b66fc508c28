import {
  type DeclarationListQuery,
  type ExportRequest,
  exportMessages,
  exportReasons,
  exportRequestSchema,
} from '@retour/contract';
import { typeset } from '@retour/core';
import type { Checked } from '../../../lib/form';
import { refusalOf } from '../../../lib/form';

/** What a supervisor has chosen and typed so far. */
export interface ExportDraft {
  /** One of `exportReasons`; empty at first. */
  readonly reason: string;
  readonly details: string;
}

export const noExport: ExportDraft = { reason: '', details: '' };

/** What is sent, or what is missing: details are asked for with another reason alone. */
export function buildExportRequest(
  { reason: chosen, details }: ExportDraft,
  filters: DeclarationListQuery,
): Checked<keyof ExportDraft, ExportRequest> {
  const reason = exportReasons.find((known) => known === chosen);
  if (reason === undefined) return { kind: 'faulty', problems: { reason: typeset(exportMessages.reason) } };
  const read = exportRequestSchema.safeParse({
    filters,
    reason,
    ...(reason === 'other' ? { details } : {}),
  });
  return read.success
    ? { kind: 'valid', valid: read.data }
    : { kind: 'faulty', problems: { details: typeset(refusalOf(read) ?? '') } };
}
