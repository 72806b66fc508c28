import { isNeverCollected } from '@retour/core';
import {
  type AppState,
  basketArticles,
  isAsDeclared,
  type SentDeclaration,
  type SimulatorState,
  useAppStore,
} from '../../../store';

/** What of a simulation this device declared, in a declaration that stands. */
export interface DeclaredAlready {
  /** How many of its articles are declared. */
  readonly count: number;
  readonly isAll: boolean;
  /** Whether that declaration says all that the simulation says, and nothing else. */
  readonly isAsSimulated: boolean;
  /** Where the last of them is. */
  readonly declaration: SentDeclaration;
}

/** An article goes from a simulation to its declaration with its id. Undefined where none is declared. */
export function declaredAlready(
  simulator: SimulatorState,
  sent: readonly SentDeclaration[],
): DeclaredAlready | undefined {
  const articles = basketArticles(simulator.simulatorRequest);
  const standing = sent.filter(({ status }) => !isNeverCollected(status));
  const declarations = articles.flatMap(
    ({ id }) =>
      standing.find(({ assessment }) =>
        assessment.shoppingProducts.some(({ customId }) => customId === id),
      ) ?? [],
  );
  const declaration = declarations.at(-1);
  if (declaration === undefined) return undefined;
  return {
    count: declarations.length,
    isAll: declarations.length === articles.length,
    isAsSimulated: isAsDeclared(simulator, declaration),
    declaration,
  };
}

const simulatorOf = ({ simulator }: AppState): SimulatorState => simulator;
const sentOf = ({ declaration }: AppState): readonly SentDeclaration[] =>
  declaration.declarationResponse.sent;

export function useDeclaredAlready(): DeclaredAlready | undefined {
  return declaredAlready(useAppStore(simulatorOf), useAppStore(sentOf));
}
