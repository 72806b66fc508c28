import type { Declaration, HistoryEntry, ListedDeclaration } from '@retour/contract';
import { type Cents, eurosOf, formatReceiptNumber, type MeanOfPayment, unpaidOutcomes } from '@retour/core';
import { insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { textList } from '../../../platform/database/sql-text';
import type { DescribableLine } from '../../declaration/storage/describable-line';
import { type ReceiptColumn, receiptColumn } from '../../declaration/storage/receipt-sql';
import { type ListRow, listColumns, toListed } from './list-row';

/** What was decided, when and by which agent; nobody is named when the traveller or the service did it. */
export interface Decision {
  readonly at: string;
  readonly by: string | null;
}

/** An article of it, told from the others, with what it is worth in euros. */
export type ExportedLine = DescribableLine & { readonly customId: string; readonly value: number };

/** A row of the export: that of the list, with its articles, its taxes and who decided. */
export interface ExportedDeclaration extends ListedDeclaration {
  readonly submittedAt: string | null;
  readonly validated: Decision | null;
  /** Paid, cancelled, or ended without a payment; none once it is taken up again. */
  readonly closed: Decision | null;
  readonly means: readonly MeanOfPayment[];
  /** What was collected by each of them, in euros. */
  readonly collected: Readonly<Partial<Record<MeanOfPayment, number>>>;
  /** The number of the receipt, and for which office. */
  readonly receipt: { readonly number: string; readonly office: string } | null;
  /** The name that the last payment at its office carries; null of one that never took any. */
  readonly officeName: string | null;
  readonly age: number;
  readonly ageIsMinimum: boolean;
  readonly totalValue: number;
  readonly totalCustomDuty: number;
  readonly totalExcise: number;
  readonly totalVat: number;
  readonly lines: readonly ExportedLine[];
  readonly warnings: Declaration['assessment']['warnings'];
  /** What is asked once what may not enter is handed over. */
  readonly withoutForbidden: Declaration['assessment']['withoutForbidden'];
}

interface ExportedRow extends ListRow {
  readonly submitted_at: Date | null;
  readonly validated_at: Date | null;
  readonly validated_by: string | null;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly payment: MeanOfPayment | null;
  readonly receipt: ReceiptColumn | null;
  readonly office_name: string | null;
}

function decisionOf(at: Date | null, by: string | null): Decision | null {
  return at === null ? null : { at: at.toISOString(), by: by?.trim() || null };
}

function meansOf({ payment, receipt }: ExportedRow): readonly MeanOfPayment[] {
  if (payment !== null) return [payment];
  return [...new Set(receipt?.parts.map(({ mean }) => mean))];
}

function collectedBy({
  status,
  assessment,
  payment,
  receipt,
}: ExportedRow): ExportedDeclaration['collected'] {
  if (status !== 'paid') return {};
  if (payment !== null) return { [payment]: assessment.total };
  const cents = new Map<MeanOfPayment, Cents>();
  for (const part of receipt?.parts ?? []) cents.set(part.mean, (cents.get(part.mean) ?? 0) + part.cents);
  return Object.fromEntries([...cents].map(([mean, sum]) => [mean, eurosOf(sum)]));
}

function toExported(row: ExportedRow): ExportedDeclaration {
  const { request, assessment } = row;
  return {
    ...toListed(row),
    total: assessment.total,
    totalIsMinimum: assessment.totalIsMinimum,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    validated: decisionOf(row.validated_at, row.validated_by),
    closed: decisionOf(row.closed_at, row.closed_by),
    means: meansOf(row),
    collected: collectedBy(row),
    receipt:
      row.receipt === null
        ? null
        : {
            number: formatReceiptNumber({ ...row.receipt, officeId: row.receipt.office_id }),
            office: row.receipt.office_name,
          },
    officeName: row.office_name,
    age: request.age,
    ageIsMinimum: request.ageIsMinimum ?? false,
    totalValue: assessment.totalValue,
    totalCustomDuty: assessment.totalCustomDuty,
    totalExcise: assessment.totalExcise,
    totalVat: assessment.totalVat,
    lines: assessment.shoppingProducts,
    warnings: assessment.warnings,
    withoutForbidden: assessment.withoutForbidden,
  };
}

/** The last such change, unless something undid it since. */
function lastChange(alias: string, condition: string, undoing: readonly HistoryEntry['action'][]): string {
  return `
left join lateral (
  select entry.at, concat_ws(' ', agent.first_name, agent.last_name) as name
  from declaration_history entry
  left join agent on entry.actor_type = 'agent' and agent.id::text = entry.actor_id
  where entry.declaration_id = declaration.id and entry.action = 'status-changed' and (${condition})
    and not exists (
      select from declaration_history later
      where later.declaration_id = declaration.id and later.action in (${textList(undoing)}) and later.version > entry.version
    )
  order by entry.version desc limit 1
) ${alias} on true`;
}

const closings = textList(['paid', 'cancelled', ...unpaidOutcomes]);
const isClosing = `entry.to_status in (${closings})`;
/** Whether that closing is undone: it is what accepted the declaration, which is validated since. */
const isUndone = `exists (
  select from declaration_history later
  where later.declaration_id = entry.declaration_id and later.action = 'reversed' and later.version > entry.version
)`;
/** Or what was settled at once; nobody validates what is closed with nothing to pay, and stands. */
const isValidation = `entry.to_status = 'validated'
  or (entry.from_status = 'submitted' and entry.to_status = 'paid' and (entry.total_cents > 0 or ${isUndone}))`;

const text = `
select ${listColumns}, submitted_at, payment, ${receiptColumn} as receipt,
  validated.at as validated_at, validated.name as validated_by, closed.at as closed_at, closed.name as closed_by,
  (select office_name from payment where payment.office_id = declaration.office_id order by year desc, number desc limit 1) as office_name
from declaration${lastChange('validated', isValidation, ['reopened'])}${lastChange('closed', isClosing, ['reopened', 'reversed'])}
where id = any($1::uuid[])`;

const loggedText = `with logged as (${insertEntry({ entry: '$2' })})${text}`;

/** The rows of an export for these declarations, in this order; the first ones with the entry of the access log. */
export async function readExported(
  run: RunStatement,
  ids: readonly string[],
  entry: string | null,
): Promise<readonly ExportedDeclaration[]> {
  if (ids.length === 0 && entry === null) return [];
  const rows = await run<ExportedRow>(
    entry === null
      ? { name: 'read-exported-declarations', text, values: [ids] }
      : { name: 'export-declarations', text: loggedText, values: [ids, entry] },
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row === undefined ? [] : [toExported(row)];
  });
}
