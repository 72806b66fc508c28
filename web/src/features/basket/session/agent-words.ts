import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import type { RestrictionSeverity } from '@retour/core';
import type { BasketArticle } from '../../../store';
import type { BasketWords } from '../text/basket-words';

type Warning = SimulationAnswer['warnings'][number];

/** Words a reason given for the amount of a line. */
export type ReasonWords = (reason: AnswerLine['explanation'][number], line: AnswerLine) => string;

/**
 * What an agent reads in the screens of a basket wherever a traveller is spoken to there: the agent is the one who
 * takes what is handed over, and is never told to go and see an agent.
 */
export interface AgentWords {
  readonly basket: BasketWords;
  readonly productsTitle: string;
  readonly searchHint: string;
  /** Over the search, once what comes after an empty basket was asked for. */
  readonly searchError?: string | undefined;
  /** Under a field that names overseas France. */
  readonly overseas: string;
  readonly tooYoung: (age: number) => string;
  /** Of an article bought in overseas France. */
  readonly boughtOverseas: string;
  /** Of goods that the law restricts, in place of the advice to those who carry them. */
  readonly act: (code: string, severity: RestrictionSeverity, productId?: string) => string;
  readonly whatToDo: string;
  readonly addForbidden: string;
  readonly questionLead: string;
  readonly priceHint: string;
  readonly customLead: string;
  readonly notManagedTitle: string;
  readonly notManaged: string;
  readonly regulatedCard: (answer: Pick<SimulationAnswer, 'shoppingProducts' | 'warnings'>) => string;
  readonly forbiddenCard: (count: number) => string;
  readonly warningsTitle: string;
  /** What a warning of the computation says, the law with the agent's own act. */
  readonly warning: (warning: Warning, articles: readonly BasketArticle[]) => string;
  /** The same of a reason given for the amount of a line. */
  readonly reason: ReasonWords;
  readonly onDevice: string;
  readonly refusedAdvice: string;
}
