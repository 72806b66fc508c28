import { formatCount, phrase, typeset } from '@retour/core';

/** What is said of the lines of a typed list that no article counts. */
export const uncountedText = {
  title: (count: number): string =>
    count < 2
      ? phrase`Un article de votre liste n'est pas compté`
      : phrase`${formatCount(count, 'article')} de votre liste ne sont pas comptés`,
  /** Where none was typed. */
  titleOfOthers: (count: number): string =>
    count < 2
      ? phrase`Un article n'est pas compté`
      : phrase`${formatCount(count, 'article')} ne sont pas comptés`,
  line: (typed: string): string => phrase`« ${typeset(typed)} »`,
  /** An article that was kept without a name that can be read. */
  unread: 'Article illisible',
  forbidden: 'interdit',
  regulated: 'réglementé',
  underAge: phrase`à montrer à un agent`,
  others: (count: number): string => phrase`et ${formatCount(count, 'autre')}`,
  backToList: phrase`Revenir à la liste`,
  leftOut: (count: number): string =>
    phrase`${formatCount(count, 'article non rapporté', 'articles non rapportés')}.`,
} as const;
