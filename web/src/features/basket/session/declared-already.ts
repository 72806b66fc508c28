import { isVoid } from '@retour/core';
import {
  type AppState,
  basketArticles,
  isAsDeclared,
  type SentDeclaration,
  type SimulatorState,
  useAppStore,
} from '../../../store';

/** What of a simulation this device declared, where nobody cancelled or refused it. */
export interface DeclaredAlready {
  /** How many of its articles are declared. */
  readonly count: number;
  readonly isAll: boolean;
  /** One declaration says all that the simulation says, nothing else, and no agent corrected it. */
  readonly isAsSimulated: boolean;
  /** The simulation changed after what is declared of it was sent. */
  readonly isChangedSince: boolean;
  /** The control of each of these articles is over. */
  readonly isOver: boolean;
  /** Where the last of them is, or of those that are still to be shown. */
  readonly declaration: SentDeclaration;
}

const isToShow = ({ status }: SentDeclaration): boolean => status === 'submitted' || status === 'validated';

/**
 * Whether what was sent declares an article, which goes from a simulation to its declaration with its id: nothing that is void does. What
 * an agent took out of it was declared: the simulation that goes by its name still says it.
 */
export function declares(sent: SentDeclaration, id: string, simulator: SimulatorState): boolean {
  if (isVoid(sent.status)) return false;
  return (
    sent.assessment.shoppingProducts.some(({ customId }) => customId === id) ||
    (sent.correction !== undefined &&
      isAsDeclared(simulator, sent) &&
      basketArticles(simulator.simulatorRequest).some((article) => article.id === id))
  );
}

/** Undefined where none is declared. */
export function declaredAlready(
  simulator: SimulatorState,
  sent: readonly SentDeclaration[],
): DeclaredAlready | undefined {
  const articles = basketArticles(simulator.simulatorRequest);
  const named = sent.find((one) => isAsDeclared(simulator, one));
  const candidates = named === undefined ? sent : [named, ...sent];
  const declarations = articles.flatMap(
    ({ id }) => candidates.find((one) => declares(one, id, simulator)) ?? [],
  );
  const declaration = declarations.findLast(isToShow) ?? declarations.at(-1);
  if (declaration === undefined) return undefined;
  const isAll = declarations.length === articles.length;
  return {
    count: declarations.length,
    isAll,
    isAsSimulated:
      isAll &&
      declarations.every((one) => one === declaration) &&
      declaration.correction === undefined &&
      declaration === named,
    isChangedSince: (simulator.updatedAt ?? '') > declaration.submittedAt,
    isOver: !declarations.some(isToShow),
    declaration,
  };
}

const simulatorOf = ({ simulator }: AppState): SimulatorState => simulator;
const sentOf = ({ declaration }: AppState): readonly SentDeclaration[] =>
  declaration.declarationResponse.sent;

export function useDeclaredAlready(): DeclaredAlready | undefined {
  return declaredAlready(useAppStore(simulatorOf), useAppStore(sentOf));
}
