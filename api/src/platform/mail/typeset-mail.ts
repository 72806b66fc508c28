import { typeset, wordJoiner } from '@retour/core';

/** A mail is read, searched and copied in programs that may show what is invisible. */
export function typesetMail(text: string): string {
  return typeset(text).replaceAll(wordJoiner, '');
}
