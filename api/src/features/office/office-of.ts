import { findOffice, installationOffice, type Office } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import { readOfficeId } from './storage/own-office';

/** The office for which an agent collects: that of the installation for who chose none. */
export type OfficeOf = (agentId: string) => Promise<Office>;

export function officeReader({
  run,
  offices,
}: {
  readonly run: RunStatement;
  readonly offices: readonly Office[];
}): OfficeOf {
  return async (agentId) => findOffice(offices, await readOfficeId(run, agentId)) ?? installationOffice;
}
