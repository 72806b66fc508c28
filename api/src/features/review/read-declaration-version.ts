import {
  type Declaration,
  type DeclaredFieldName,
  declaredFields,
  type HistoryEntry,
} from '@retour/contract';
import { isUnpaidOutcome } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import type { Requester } from '../declaration/access';
import { readDeclaration } from '../declaration/read-declaration';
import { readHistory } from '../declaration/storage/read-history';
import { versionNotStored } from './problems';
import { type ReplacedContent, readReplacedContent } from './storage/read-replaced-content';

/** Without what it says now: a field that a later correction added was not said then. */
function withoutDeclared<Told extends object>(told: Told): Omit<Told, DeclaredFieldName> {
  const others = Object.entries(told).filter(([name]) => !(name in declaredFields));
  return Object.fromEntries(others) as Omit<Told, DeclaredFieldName>;
}

/** As a declaration tells of its last one: what only recorded a hand-over corrected nothing. */
function correctionOf({ at, reason = '', handedOver }: HistoryEntry): NonNullable<Declaration['correction']> {
  return { at, reason, ...(handedOver === undefined ? {} : { handedOver }) };
}

/**
 * A declaration as it was in a version: what it said, and what had happened to it by then. Null when its content is not
 * kept: a draft that another one replaced.
 */
export function asOfVersion(
  declaration: Declaration,
  history: readonly HistoryEntry[],
  replaced: ReplacedContent | null,
  version: number,
): Declaration | null {
  const entry = history.find((one) => one.version === version);
  if (entry === undefined) return null;
  if (history.some((later) => later.version > version && later.action === 'replaced')) return null;
  const past = history.filter((one) => one.version <= version);
  const submitted = past.find(({ from, to }) => from === 'draft' && to === 'submitted');
  const ended = isUnpaidOutcome(entry.to)
    ? past.findLast(({ from, to }) => from !== to && to === entry.to)
    : undefined;
  const corrected = past.findLast(({ action }) => action === 'corrected');
  const payment = past.findLast(
    ({ action, payment }) => action === 'reversed' || payment !== undefined,
  )?.payment;
  const {
    submittedAt,
    payment: _,
    receipt: __,
    reversed: ___,
    reopened: ____,
    reason,
    correction,
    pendingCorrection: _____,
    code: presentCode,
    ...unchanged
  } = declaration;
  const code = replaced === null ? presentCode : (replaced.code ?? undefined);
  return {
    ...(replaced === null
      ? unchanged
      : {
          ...withoutDeclared(unchanged),
          ...replaced.request,
          assessment: replaced.assessment,
          exchangeRates: replaced.exchange_rates,
        }),
    version,
    status: entry.to,
    updatedAt: entry.at,
    ...(submitted === undefined ? {} : { submittedAt: submitted.at }),
    ...(submitted === undefined || code === undefined ? {} : { code }),
    ...(payment === undefined ? {} : { payment }),
    ...(ended?.reason === undefined ? {} : { reason: ended.reason }),
    ...(corrected === undefined ? {} : { correction: correctionOf(corrected) }),
  };
}

/** Reads a declaration as it was in one of its versions. Throws a 404 when that version is not kept. */
export async function readDeclarationVersion(
  run: RunStatement,
  reference: string,
  version: number,
  requester: Requester,
): Promise<Declaration> {
  const declaration = await readDeclaration(run, reference, requester, {
    action: 'version-read',
    details: { version },
  });
  if (version === declaration.version) return declaration;
  const [history, replaced] = await Promise.all([
    readHistory(run, declaration.id),
    readReplacedContent(run, declaration.id, version),
  ]);
  const found = asOfVersion(declaration, history, replaced, version);
  if (found === null) throw versionNotStored();
  return found;
}
