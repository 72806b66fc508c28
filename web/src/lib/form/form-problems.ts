import { typeset } from '@retour/core';

/** What is wrong, by field; nothing of a field that is right. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Ids of the fields on the page, in its order. */
export type FieldIds<Field extends string> = Readonly<Record<Field, string>>;

/** A message of the error summary, which leads to its field. */
export interface FieldMessage {
  readonly fieldId: string;
  readonly message: string;
}

/** What a form holds once checked: what is to be done with it, or everything to put right. */
export type Checked<Field extends string, Valid> =
  | { readonly kind: 'valid'; readonly valid: Valid }
  | { readonly kind: 'faulty'; readonly problems: Problems<Field> };

/** A refusal as a schema of the contract or the server says it: where, and what to do. */
interface Issue {
  readonly path: string | readonly PropertyKey[];
  readonly message: string;
}

/** What a schema of the contract answers, whatever it parses to. */
export interface Parsing {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly Issue[] } | undefined;
}

/** The first refusal of each field of the page; the others have no place there. */
export function problemsOf<Field extends string>(
  ids: FieldIds<Field>,
  issues: readonly Issue[],
): Problems<Field> {
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) {
    const field = String(typeof path === 'string' ? path : path[0]);
    if (field in ids) problems[field] ??= typeset(message);
  }
  return problems as Problems<Field>;
}

/** Why a single value was refused: what its schema says first. */
export function refusalOf({ error }: Parsing): string | undefined {
  return error?.issues[0]?.message;
}

/** In the order of the page. */
export function messagesOf<Field extends string>(
  ids: FieldIds<Field>,
  problems: Problems<Field>,
): readonly FieldMessage[] {
  const messages: Readonly<Partial<Record<string, string>>> = problems;
  return Object.entries<string>(ids).flatMap(([field, fieldId]) => {
    const message = messages[field];
    return message === undefined ? [] : [{ fieldId, message }];
  });
}

/** Values checked by a schema of the contract, sent as they were typed: the server reads them in the same way. */
export function checkParsing<Field extends string, Values>(
  ids: FieldIds<Field>,
  values: Values,
  { success, error }: Parsing,
): Checked<Field, Values> {
  return success
    ? { kind: 'valid', valid: values }
    : { kind: 'faulty', problems: problemsOf(ids, error?.issues ?? []) };
}

/** What is valid once nothing wrong was found. */
export function checkProblems<Field extends string, Valid>(
  problems: Problems<Field>,
  valid: Valid,
): Checked<Field, Valid> {
  return Object.keys(problems).length === 0 ? { kind: 'valid', valid } : { kind: 'faulty', problems };
}

/** A single answer that is missing, or cannot be read. */
export function checkAnswer<Field extends string, Valid>(
  field: Field,
  answer: Valid | undefined,
  message: string,
): Checked<Field, Valid> {
  if (answer !== undefined) return { kind: 'valid', valid: answer };
  const problems: Partial<Record<Field, string>> = {};
  problems[field] = message;
  return { kind: 'faulty', problems };
}
