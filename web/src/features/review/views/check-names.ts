import { type ListView, listViewMessages, listViewSchema } from '@retour/contract';
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

/** A list of which the name was checked, as it is kept: its name trimmed. */
export function readView(view: ListView): ListView {
  return listViewSchema.parse(view);
}
