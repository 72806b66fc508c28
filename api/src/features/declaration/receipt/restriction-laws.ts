import type { Declaration } from '@retour/contract';
import { severityOfWarning } from '@retour/core';

/** What the law says of the articles that may not enter, may not, or ask for papers. */
export function restrictionLaws(
  { warnings }: Declaration['assessment'],
  status: Declaration['status'],
): readonly string[] {
  const said = warnings.filter((warning) => {
    const severity = severityOfWarning(warning);
    // What left a doubt was seen by the agent who settled.
    return severity !== 'information' && !(status === 'paid' && severity === 'doubtful');
  });
  return [...new Set(said.map(({ message }) => message))];
}
