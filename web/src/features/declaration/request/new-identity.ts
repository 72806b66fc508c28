import { randomToken } from '../../../lib/random-token';
import { randomUuid } from '../../../lib/random-uuid';
import type { DeclarationIdentity } from '../../../store';

/** The name of a declaration and its secret; a simulation gives the name it already made. */
export function newIdentity(declarationId: string = randomUuid()): DeclarationIdentity {
  return { declarationId, claimToken: randomToken() };
}
