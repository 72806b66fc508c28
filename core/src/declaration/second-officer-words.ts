import { phrase } from '../french/typeset';

/** Said to an agent who would decide of a declaration whose correction waits for a second officer. */
export const decideCorrectionFirst = phrase`Une correction attend un second agent, qui l’approuve ou la refuse ; l’agent qui l’a proposée peut la retirer. D’ici là, la déclaration ne peut être ni encaissée, ni close, ni refusée.`;
