import type { Declaration } from '@retour/contract';
import { severityOfWarning } from '@retour/core';

/** What the law says of the articles that may not enter, may not, or ask for papers. */
export function restrictionLaws(
  { warnings }: Declaration['assessment'],
  status: Declaration['status'],
): readonly string[] {
  const said = warnings.filter((warning) => {
    const severity = severityOfWarning(warning);
    // Once an agent has settled, nothing is left to do but to keep the papers.
    return status === 'paid' ? severity === 'regulated' : severity !== 'information';
  });
  return [...new Set(said.map(({ message }) => message))];
}
