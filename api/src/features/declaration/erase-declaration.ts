import type { Declaration, ErasureGround } from '@retour/contract';
import { type DeclarationStatus, isWaiting } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import { untilNotOvertaken } from '../../platform/until-not-overtaken';
import type { Actor } from './storage/actor';
import { type AskedErasure, anonymiseDeclaration } from './storage/anonymise-declarations';
import { findDeclaration } from './storage/find-declaration';
import { findTextsThatName } from './storage/find-texts-that-name';
import { typedNames } from './typed-names';

export interface ErasureRequest {
  readonly id: string;
  readonly ground: ErasureGround;
  readonly by: Actor;
  readonly at: Date;
  /** The same erasure done again after a restored backup: whatever the backup says that the declaration was. */
  readonly isReplay?: boolean;
}

export type ErasureOutcome =
  /** `isNew`: false when it was erased already. */
  | { readonly kind: 'erased'; readonly declaration: Declaration; readonly isNew: boolean }
  | { readonly kind: 'unknown' }
  /** Somebody still owes or awaits something by it. */
  | { readonly kind: 'under-way'; readonly status: DeclarationStatus };

/** Beyond, the words of a name are everybody's (« De La »): texts are left as they stand rather than all mended. */
const maxNamedTexts = 20;

/** What is looked for in the texts that agents typed elsewhere, and where it is: the name too, unless it is said all over. */
async function namesLookedFor(
  run: RunStatement,
  declaration: Declaration,
): Promise<Omit<AskedErasure, 'ground'>> {
  const { person, contact } = typedNames(declaration);
  const { id } = declaration;
  const { texts, hasPerson } = await findTextsThatName(run, {
    id,
    person,
    contact,
    maxOfPerson: maxNamedTexts,
  });
  return { contact, names: hasPerson ? `${person}|${contact}` : contact, texts };
}

/** One try; null when the declaration changed meanwhile. */
async function tryErase(run: RunStatement, request: ErasureRequest): Promise<ErasureOutcome | null> {
  const { id, ground, by, at, isReplay = false } = request;
  const declaration = (await findDeclaration(run, id))?.declaration;
  if (declaration === undefined) return { kind: 'unknown' };
  const { anonymisedAt, status, version } = declaration;
  if (anonymisedAt !== undefined) return { kind: 'erased', declaration, isNew: false };
  // Without a name, it could not be settled any more.
  if (isWaiting(status) && !isReplay) return { kind: 'under-way', status };
  const asked = { ground, ...(await namesLookedFor(run, declaration)) };
  const isDone = await anonymiseDeclaration(run, { id, version, at, by, asked });
  const erased = isDone ? await findDeclaration(run, id) : null;
  return erased === null ? null : { kind: 'erased', declaration: erased.declaration, isNew: true };
}

/** Erases who declared, before the time that the law gives: amounts and lines stay, without names. */
export function eraseDeclaration(run: RunStatement, request: ErasureRequest): Promise<ErasureOutcome> {
  return untilNotOvertaken(() => tryErase(run, request));
}
