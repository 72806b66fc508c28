import type { Arrival, RestrictedWords } from '@retour/core';
import { useEffect } from 'react';
import type { SentLine } from './line-draft';
import { answersOf, askedGoods } from './restriction-answers';

/** Where the correction of a line begins: its price where its product is known, else the question that nobody has answered, or its class; ids begin with `id`. */
export function firstFieldOf(id: string, line: SentLine, arrival: Arrival, words: RestrictedWords): string {
  const { customName: name } = line;
  const classField = `${id}-classement`;
  if (typeof line.id === 'string') return `${id}-price`;
  if (name === undefined) return classField;
  const answers = answersOf({ line, name, typed: {} }, arrival, words);
  const open = askedGoods(name, arrival, words).find((good) => answers[good.id] === undefined);
  return open === undefined ? classField : `${id}-${open.id}`;
}

/** Brings a field in sight with its question, and gives it the focus, its text selected. */
export function reachField(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  (field.closest('fieldset') ?? field).scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement) field.select();
}

/** The agent came to change this field, or the other one where it is not asked. */
export function useReachedField(fieldId: string | undefined, otherwise = fieldId): void {
  useEffect(() => {
    if (fieldId === undefined || otherwise === undefined) return;
    reachField(document.getElementById(fieldId) === null ? otherwise : fieldId);
  }, [fieldId, otherwise]);
}
