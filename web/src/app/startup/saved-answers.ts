/** Name of the answers kept in the browser (specification §3). */
const answersName = 'app-storage';

/** What is looked at of the answers, which nothing has checked yet. */
interface SavedAnswers {
  readonly state?: {
    readonly simulator?: { readonly simulatorRequest?: { readonly age?: unknown } };
    readonly declaration?: {
      readonly declarationRequest?: { readonly declarationId?: unknown };
      readonly declarationResponse?: { readonly sent?: { readonly length?: unknown } };
    };
    readonly global?: { readonly displayTuto?: unknown };
  };
}

/** What this device keeps, read without what repairs it; null when it keeps nothing, undefined when it cannot be read. */
function savedAnswers(): SavedAnswers | null | undefined {
  const text = readText();
  if (text === null) return null;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A storage that is forbidden holds nothing. */
function readText(): string | null {
  try {
    return localStorage.getItem(answersName);
  } catch {
    return null;
  }
}

/**
 * Whether this device holds a simulation or a declaration, known without loading what reads them: rates alone are kept
 * for most people. Doubt is a yes.
 */
export function hasBegunJourney(): boolean {
  return begunJourneys().length > 0;
}

export type Journey = 'simulation' | 'declaration';

/** What was begun here, each shown on the home page. */
export function begunJourneys(): readonly Journey[] {
  const saved = savedAnswers();
  return saved === null ? [] : heldJourneys(saved);
}

function heldJourneys(saved: SavedAnswers | undefined): readonly Journey[] {
  const simulation = saved?.state?.simulator?.simulatorRequest;
  const declaration = saved?.state?.declaration?.declarationRequest;
  const sent = saved?.state?.declaration?.declarationResponse?.sent;
  if (!simulation || !declaration || !sent) return ['simulation'];
  const journeys: Journey[] = [];
  if (declaration.declarationId !== undefined || sent.length !== 0) journeys.push('declaration');
  if (simulation.age !== undefined) journeys.push('simulation');
  return journeys;
}

/** Nothing was begun here, and the invitation to the tutorial was neither followed nor dismissed (`displayTuto`). */
export function isFirstVisit(): boolean {
  const saved = savedAnswers();
  return saved === null || (heldJourneys(saved).length === 0 && saved?.state?.global?.displayTuto !== false);
}
