import { attempt } from '../../lib/attempt';
import { useOnceRunning } from '../../lib/use-once-running';

/** Name of the answers kept in the browser (specification §3): without them nothing can be in progress. */
const answersName = 'app-storage';

/** What is looked at of the answers, which nothing has checked yet. */
interface KeptAnswers {
  readonly state?: {
    readonly simulator?: { readonly simulatorRequest?: { readonly age?: unknown } };
    readonly declaration?: {
      readonly declarationRequest?: { readonly declarationId?: unknown };
      readonly declarationResponse?: { readonly sent?: { readonly length?: unknown } };
    };
  };
}

/**
 * Whether this device holds a simulation or a declaration, known without loading what reads them: rates alone are kept
 * for most people. Doubt is a yes.
 */
export function hasBegunJourney(): boolean {
  const text = attempt(() => localStorage.getItem(answersName)) ?? null;
  return text !== null && (attempt(() => holdsJourney(JSON.parse(text))) ?? true);
}

function holdsJourney({ state }: KeptAnswers): boolean {
  const simulation = state?.simulator?.simulatorRequest;
  const declaration = state?.declaration?.declarationRequest;
  const sent = state?.declaration?.declarationResponse?.sent;
  if (simulation === undefined || declaration === undefined || sent === undefined) return true;
  return simulation.age !== undefined || declaration.declarationId !== undefined || sent.length !== 0;
}

/** The same for what is drawn: a page written beforehand begins without it. */
export function useHasBegunJourney(): boolean {
  return useOnceRunning(hasBegunJourney, false);
}
