import { phrase, typeset } from '@retour/core';

/** What a traveller answers of articles that nothing counts, and that would be shown to an agent. */
export const notBroughtText = {
  act: (count: number): string =>
    count < 2 ? phrase`Je ne le rapporte pas` : phrase`Je ne les rapporte pas`,
  actOn: (name: string): string => phrase`Je ne le rapporte pas : ${typeset(name)}`,
  actOnAll: (names: string): string => phrase`Je ne les rapporte pas : ${typeset(names)}`,
} as const;
