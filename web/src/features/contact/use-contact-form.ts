import { contactMessageSchema, contactSupportRoute } from '@retour/contract';
import { typeset } from '@retour/core';
import { useState } from 'react';
import { checkParsing, type SentForm, useSentForm } from '../../lib/form';
import { type CallFailure, callRoute } from '../../lib/http';
import { randomUuid } from '../../lib/random-uuid';
import { isText, isUuid, objectOf, optional } from '../../lib/shape';
import { useSavedDraft } from '../../store';
import { failureText } from '../declarant/text/failure-text';
import { contactText } from './text';

const ids = { subject: 'subject', message: 'message' } as const;
type ContactField = keyof typeof ids;
type Draft = Readonly<Record<ContactField, string>> & {
  /** Given at the first sending: another try is the same message, in another hour and after a reload too. */
  readonly messageId?: string | undefined;
};

const empty: Draft = { subject: '', message: '' };
const isDraft = objectOf<Draft>({ subject: isText, message: isText, messageId: optional(isUuid) });

export interface ContactForm extends SentForm<Draft, ContactField> {
  readonly isSent: boolean;
  /** Of what failed: whether it left is not known. */
  readonly isUncertain: boolean;
  readonly startAgain: () => void;
}

/** Whether the service may have it all the same: nothing of its own says that it does not. */
function mayHaveLeft(failure: CallFailure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'unexpected-answer':
    case 'aborted':
      return true;
    case 'problem':
      return failure.status >= 500;
    case 'offline':
    case 'captive-portal':
      return false;
  }
}

function sayFailure(failure: CallFailure): string {
  return failure.kind === 'offline' ? contactText.offline : typeset(failureText(failure));
}

/** A message to the support: checked as the contract does; what is typed stays until it has left. */
export function useContactForm(): ContactForm {
  const { draft, change, forget } = useSavedDraft('contactMessage', { initial: empty, isDraft });
  const [isSent, setSent] = useState(false);
  const [isUncertain, setUncertain] = useState(false);
  const form = useSentForm({
    ids,
    values: draft,
    change: (fields) => {
      setUncertain(false);
      change({ ...draft, ...fields });
    },
    check: (values) => {
      const parsed = contactMessageSchema.safeParse(values);
      return checkParsing(ids, parsed.data ?? values, parsed);
    },
    send: async (body) => {
      const { messageId = randomUuid() } = draft;
      change({ ...draft, messageId });
      await callRoute(contactSupportRoute, { body: { ...body, messageId } });
      forget();
      setUncertain(false);
      setSent(true);
    },
    sayFailure: (failure) => {
      // An earlier try of the same words may have left, whatever stopped this one.
      setUncertain((was) => was || mayHaveLeft(failure));
      return sayFailure(failure);
    },
  });
  return { ...form, isSent, isUncertain, startAgain: () => setSent(false) };
}
