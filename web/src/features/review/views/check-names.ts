import { type ListView, listPreferencesSchema, listViewMessages, listViewSchema } from '@retour/contract';
import { typeset } from '@retour/core';

/** What is wrong with each name of some lists, by its place; empty when nothing is. */
export function nameProblems(views: readonly ListView[]): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  const names = views.map(({ name }) => name.trim());
  for (const [place, view] of views.entries()) {
    if (!listViewSchema.safeParse(view).success) problems.set(place, typeset(listViewMessages.name));
    else if (names.indexOf(view.name.trim()) < place) problems.set(place, typeset(listViewMessages.taken));
  }
  return problems;
}

/** The lists as they are kept: their names trimmed. */
export function readViews(views: readonly ListView[]): readonly ListView[] {
  return listPreferencesSchema.parse({ views }).views;
}
