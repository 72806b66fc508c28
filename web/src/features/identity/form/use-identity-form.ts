import { typeset } from '@retour/core';
import { useMemo, useState } from 'react';
import { CallError, type CallFailure, isWorthRetrying } from '../../../lib/http';
import type { FieldMessage } from '../../../ui';
import { failureText } from '../text/failure-text';

type Values<Field extends string> = Readonly<Record<Field, string>>;
type Problems<Field extends string> = Partial<Record<Field, string>>;

/** What a schema of the contract answers, whatever it parses to. */
interface Parsing {
  readonly success: boolean;
  readonly error?: {
    readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
  };
}

export interface IdentityFormOptions<Field extends string> {
  readonly initial: Values<Field>;
  /** Ids of the fields, in the order of the page. */
  readonly ids: Readonly<Record<Field, string>>;
  readonly parse: (values: Values<Field>) => Parsing;
  readonly send: (values: Values<Field>) => Promise<void>;
  /** The field that a refusal without fields is about, by its code. */
  readonly blamedField?: (code: string) => Field | undefined;
}

export interface FieldEntry {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export interface IdentityForm<Field extends string> {
  readonly values: Values<Field>;
  readonly entry: (field: Field) => FieldEntry;
  readonly errors: readonly FieldMessage[];
  /** Why the request failed when no field is to blame. */
  readonly failure: string | null;
  /** Code of the server's refusal, when the same sent again would not do. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
  readonly submit: () => void;
}

/** A short form checked as the contract does, then sent; what is typed stays whatever happens. */
export function useIdentityForm<Field extends string>({
  initial,
  ids,
  parse,
  send,
  blamedField,
}: IdentityFormOptions<Field>): IdentityForm<Field> {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isField = (name: unknown): name is Field => typeof name === 'string' && name in ids;

  const collect = (found: readonly (readonly [unknown, string])[]): Problems<Field> => {
    const collected: Problems<Field> = {};
    for (const [name, message] of found) if (isField(name)) collected[name] ??= typeset(message);
    return collected;
  };
  const explain = (reason: CallFailure): void => {
    const { code = '', errors = [] } = reason.kind === 'problem' ? reason.problem : {};
    const blamed = blamedField?.(code);
    const found =
      blamed === undefined
        ? collect(errors.map(({ path, message }) => [path, message]))
        : collect([[blamed, failureText(reason)]]);
    setProblems(found);
    setFailure(Object.keys(found).length === 0 ? failureText(reason) : null);
    setRefusal(reason.kind === 'problem' && !isWorthRetrying(reason) ? code : null);
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    const parsing = parse(values);
    setProblems(collect((parsing.error?.issues ?? []).map(({ path, message }) => [path[0], message])));
    setFailure(null);
    setRefusal(null);
    if (!parsing.success) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      explain(error.failure);
    } finally {
      setBusy(false);
    }
  };
  const errors = useMemo(
    () =>
      Object.entries<string>(ids).flatMap(([field, fieldId]) => {
        const message = isNamed(problems, field) ? problems[field] : undefined;
        return message === undefined ? [] : [{ fieldId, message }];
      }),
    [ids, problems],
  );

  return {
    values,
    entry: (field) => ({
      id: ids[field],
      value: values[field],
      onChange: (value) => setValues((typed) => ({ ...typed, [field]: value })),
      error: problems[field],
    }),
    errors,
    failure,
    refusal,
    isBusy,
    submit: () => void submit(),
  };
}

function isNamed<Field extends string>(problems: Problems<Field>, name: string): name is Field {
  return name in problems;
}
