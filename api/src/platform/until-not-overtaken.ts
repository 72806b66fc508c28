import { ProblemError } from './http/problem-error';

const maxOvertakings = 20;

/**
 * Decides anew as long as another change comes first: `decide` then gives null. Throws a 503 when that goes on, for the
 * caller to come back a second later.
 */
export async function untilNotOvertaken<Answer>(decide: () => Promise<Answer | null>): Promise<Answer> {
  for (let overtakings = 0; overtakings < maxOvertakings; overtakings += 1) {
    const answer = await decide();
    if (answer !== null) return answer;
  }
  throw new ProblemError('overloaded', { headers: { 'retry-after': '1' } });
}
