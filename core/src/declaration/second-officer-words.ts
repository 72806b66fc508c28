import { phrase } from '../french/typeset';

/** Said to an agent who would decide of a declaration whose correction waits for a second officer. */
export const decideCorrectionFirst = phrase`Une correction attend un second agent. Attendez qu’il l’approuve ou la refuse, ou que son auteur la retire : la déclaration ne peut être ni encaissée ni close avant.`;
