import type { Declaration, ErasureGround } from '@retour/contract';
import { type DeclarationStatus, foldText, formatPhone } from '@retour/core';
import type { RunStatement } from '../../platform/database/database';
import { untilNotOvertaken } from '../../platform/until-not-overtaken';
import type { Actor } from './storage/actor';
import { anonymiseDeclaration } from './storage/anonymise-declarations';
import { findDeclaration } from './storage/find-declaration';

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

/** At the desk or between the desk and the payment: without a name, it could not be settled any more. */
const underWay: ReadonlySet<DeclarationStatus> = new Set(['submitted', 'validated']);

/** How agents may have named the declaration, or its person, in what they typed elsewhere. */
function namesOf(declaration: Declaration): readonly string[] {
  const { publicId, declarantFirstName: first, declarantLastName: last } = declaration;
  const people = first !== '' && last !== '' ? [`${first} ${last}`, `${last} ${first}`] : [];
  const { declarantEmail: mail, declarantPhoneNumber: phone } = declaration;
  const reach = [mail, phone, phone === undefined ? undefined : formatPhone(phone)];
  return [publicId, ...people, ...reach].filter((name) => name !== undefined);
}

const gap = '[^[:alnum:]]*';

/** In both cases: not every collation knows the small letter of « É ». */
function letterPattern(letter: string): string {
  const capital = letter.toUpperCase();
  return letter === capital || capital.length !== letter.length ? letter : `[${letter}${capital}]`;
}

/** A name as a text may hold it: whole words, whatever stands between them, with its accents or without any. */
function patternsOf(name: string): readonly string[] {
  return [name.toLowerCase(), foldText(name)].map((written) => {
    const words = written.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return `(^|[^[:alnum:]])${words.map((word) => [...word].map(letterPattern).join('')).join(gap)}($|[^[:alnum:]])`;
  });
}

/** One try; null when the declaration changed meanwhile. */
async function tryErase(run: RunStatement, request: ErasureRequest): Promise<ErasureOutcome | null> {
  const { id, ground, by, at, isReplay = false } = request;
  const declaration = (await findDeclaration(run, id))?.declaration;
  if (declaration === undefined) return { kind: 'unknown' };
  const { anonymisedAt, status, version } = declaration;
  if (anonymisedAt !== undefined) return { kind: 'erased', declaration, isNew: false };
  if (underWay.has(status) && !isReplay) return { kind: 'under-way', status };
  const asked = { ground, names: namesOf(declaration).flatMap(patternsOf) };
  const isDone = await anonymiseDeclaration(run, { id, version, at, by, asked });
  const erased = isDone ? await findDeclaration(run, id) : null;
  return erased === null ? null : { kind: 'erased', declaration: erased.declaration, isNew: true };
}

/** Erases who declared, before the time that the law gives: amounts and lines stay, without names. */
export function eraseDeclaration(run: RunStatement, request: ErasureRequest): Promise<ErasureOutcome> {
  return untilNotOvertaken(() => tryErase(run, request));
}
