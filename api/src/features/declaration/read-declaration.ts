import type { Declaration } from '@retour/contract';
import { parsePublicId } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import { type Requester, readerOf, rolesOf } from './access';
import { declarationNotFound } from './problems';
import type { StoredDeclaration } from './storage/declaration-row';
import {
  type DeclarationReading,
  findDeclaration,
  findDeclarationByPublicId,
} from './storage/find-declaration';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds a declaration: agents by UUID or public id, a traveller by UUID with the claim token. Throws a 404 otherwise.
 * An agent’s reading is logged, whatever it is for and whatever it finds. */
export async function findReadable(
  run: RunStatement,
  reference: string,
  requester: Requester,
  reading: DeclarationReading = { action: 'declaration-read' },
): Promise<StoredDeclaration> {
  const by = readerOf(requester);
  const logged = by === null ? null : { ...reading, by };
  const parsed = parsePublicId(reference);
  const stored = uuid.test(reference)
    ? await findDeclaration(run, reference.toLowerCase(), logged)
    : requester.caller.kind === 'agent' && parsed.kind === 'valid'
      ? await findDeclarationByPublicId(run, parsed.publicId, logged)
      : null;
  if (stored === null || rolesOf(stored, requester) === null) throw declarationNotFound();
  return stored;
}

/** What a reader finds of a declaration, as it is stored. Throws a 404 as `findReadable`. */
export async function readDeclaration(
  run: RunStatement,
  reference: string,
  requester: Requester,
  reading?: DeclarationReading,
): Promise<Declaration> {
  return (await findReadable(run, reference, requester, reading)).declaration;
}

/**
 * A declaration as its reader may see it: the parts owed on tobacco and alcohol, which agent wrote it, and what is only proposed are
 * for agents. Who declared knows that something is, so as not to pay before it is decided.
 */
export function shownTo(declaration: Declaration, { caller }: Pick<Requester, 'caller'>): Declaration {
  if (caller.kind === 'agent') return declaration;
  const { authorId, pendingCorrection, ...shown } = declaration;
  const assessment = withoutAgentFigures(declaration.assessment);
  return pendingCorrection === undefined
    ? { ...shown, assessment }
    : { ...shown, isCorrectionPending: true, assessment };
}

function withoutAgentFigures({
  tobaccoTax,
  alcoholTax,
  ...assessment
}: Declaration['assessment']): Declaration['assessment'] {
  const { withoutForbidden } = assessment;
  if (withoutForbidden?.detail === undefined) return assessment;
  const { tobaccoTax: _tobacco, alcoholTax: _alcohol, ...detail } = withoutForbidden.detail;
  return { ...assessment, withoutForbidden: { ...withoutForbidden, detail } };
}
