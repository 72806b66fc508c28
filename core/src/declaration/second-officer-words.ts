import { phrase } from '../french/typeset';

/** Said to an agent who would decide of a declaration whose correction waits for a second officer. */
export const decideCorrectionFirst = phrase`Une correction attend un second agent. Approuvez-la, refusez-la, ou que son auteur la retire : la déclaration ne peut être ni encaissée ni close avant.`;
