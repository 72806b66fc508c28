import type { Product } from '@retour/core';

/** Names that are kept: of an article that nobody could tell more of, and of what it may be. */
export const unknownAnswerText = {
  unknown: (group: string): string => `${group} (à préciser)`,
  perhaps: (group: string, answers: readonly Product[]): string =>
    `${group} (${answers.map(({ name }) => inBrackets(name)).join(' ou ')} ?)`,
} as const;

/** « Sac en peau exotique (crocodile, python) » is « sac en peau exotique » there. */
function inBrackets(name: string): string {
  const [words = name] = name.split(' (');
  return words.charAt(0).toLowerCase() + words.slice(1);
}
