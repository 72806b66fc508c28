/** Who wrote a declaration: a traveller (`user`) or an agent. */
export const authorTypes = ['user', 'agent'] as const;
export type AuthorType = (typeof authorTypes)[number];
