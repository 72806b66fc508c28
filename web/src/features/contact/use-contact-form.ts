import { contactMessageSchema, contactSupportRoute } from '@retour/contract';
import { typeset } from '@retour/core';
import { useState } from 'react';
import { checkParsing, type SentForm, useSentForm } from '../../lib/form';
import { type CallFailure, callRoute } from '../../lib/http';
import { isText, objectOf } from '../../lib/shape';
import { useSavedDraft } from '../../store';
import { failureText } from '../declarant/text/failure-text';
import { contactText } from './text';

const ids = { subject: 'subject', message: 'message' } as const;
type ContactField = keyof typeof ids;
type Draft = Readonly<Record<ContactField, string>>;

const empty: Draft = { subject: '', message: '' };
const isDraft = objectOf<Draft>({ subject: isText, message: isText });

export interface ContactForm extends SentForm<Draft, ContactField> {
  readonly isSent: boolean;
  readonly startAgain: () => void;
}

function sayFailure(failure: CallFailure): string {
  return failure.kind === 'offline' ? contactText.offline : typeset(failureText(failure));
}

/** A message to the support: checked as the contract does; what is typed stays until it has left. */
export function useContactForm(): ContactForm {
  const { draft, change, forget } = useSavedDraft('contactMessage', { initial: empty, isDraft });
  const [isSent, setSent] = useState(false);
  const form = useSentForm({
    ids,
    values: draft,
    change: (fields) => change({ ...draft, ...fields }),
    check: (values) => {
      const parsed = contactMessageSchema.safeParse(values);
      return checkParsing(ids, parsed.data ?? values, parsed);
    },
    send: async (body) => {
      await callRoute(contactSupportRoute, { body });
      forget();
      setSent(true);
    },
    sayFailure,
  });
  return { ...form, isSent, startAgain: () => setSent(false) };
}
