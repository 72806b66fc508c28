import { contactMessageSchema, contactSupportRoute } from '@retour/contract';
import { typeset } from '@retour/core';
import { useMemo, useState } from 'react';
import { CallError, type CallFailure, callRoute } from '../../lib/http';
import { isText, objectOf } from '../../lib/shape';
import { useKeptDraft } from '../../store';
import type { FieldMessage } from '../../ui';
import { failureText } from '../declarant/text/failure-text';
import { contactText } from './text';

export const contactFields = ['subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
type Draft = Readonly<Record<ContactField, string>>;
type Problems = Partial<Record<ContactField, string>>;

const empty: Draft = { subject: '', message: '' };
const isDraft = objectOf<Draft>({ subject: isText, message: isText });

export interface ContactForm {
  readonly draft: Draft;
  readonly problems: Problems;
  /** For the summary; the ids of the fields are their names. */
  readonly errors: readonly FieldMessage[];
  /** Why the message did not leave, when no field is to blame. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly isSent: boolean;
  readonly type: (field: ContactField, text: string) => void;
  readonly submit: () => void;
  readonly startAgain: () => void;
}

function collect(found: readonly { readonly field: unknown; readonly message: string }[]): Problems {
  const problems: Problems = {};
  for (const { field, message } of found) {
    const known = contactFields.find((name) => name === field);
    if (known !== undefined) problems[known] ??= typeset(message);
  }
  return problems;
}

function sayFailure(failure: CallFailure): string {
  return failure.kind === 'offline' ? contactText.offline : typeset(failureText(failure));
}

/** A message to the support: checked as the contract does; what is typed stays until it has left. */
export function useContactForm(): ContactForm {
  const { draft, change, forget } = useKeptDraft('contactMessage', { initial: empty, isDraft });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');

  const send = async (body: Draft): Promise<void> => {
    setState('sending');
    try {
      await callRoute(contactSupportRoute, { body });
      forget();
      setState('sent');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState('typing');
      const { failure: reason } = error;
      const refused = reason.kind === 'problem' ? (reason.problem.errors ?? []) : [];
      const found = collect(refused.map(({ path, message }) => ({ field: path, message })));
      setProblems(found);
      setFailure(Object.keys(found).length === 0 ? sayFailure(reason) : null);
    }
  };
  const submit = (): void => {
    if (state === 'sending') return;
    const parsed = contactMessageSchema.safeParse(draft);
    const issues = parsed.error?.issues ?? [];
    setProblems(collect(issues.map(({ path, message }) => ({ field: path[0], message }))));
    setFailure(null);
    if (parsed.success) void send(parsed.data);
  };
  const errors = useMemo(
    () =>
      contactFields.flatMap((fieldId) => {
        const message = problems[fieldId];
        return message === undefined ? [] : [{ fieldId, message }];
      }),
    [problems],
  );

  return {
    draft,
    problems,
    errors,
    failure,
    isBusy: state === 'sending',
    isSent: state === 'sent',
    type: (field, text) => change({ ...draft, [field]: text }),
    submit,
    startAgain: () => setState('typing'),
  };
}
