/** Name of the answers kept in the browser (specification §3). */
const answersName = 'app-storage';

/** The parts of the saved answers that are looked at here. Nothing has checked them yet. */
interface SavedAnswers {
  readonly state?: {
    readonly simulator?: { readonly simulatorRequest?: { readonly age?: unknown } };
    readonly declaration?: {
      readonly declarationRequest?: { readonly declarationId?: unknown };
      readonly declarationResponse?: { readonly sent?: readonly { readonly id?: unknown }[] };
    };
    readonly global?: { readonly displayTuto?: unknown };
  };
}

/** The saved answers as they are, without the repair of the store; null when there are none, undefined when they cannot be read. */
function savedAnswers(): SavedAnswers | null | undefined {
  const text = readText();
  if (text === null) return null;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Null too where the browser forbids its storage. */
function readText(): string | null {
  try {
    return localStorage.getItem(answersName);
  } catch {
    return null;
  }
}

/**
 * Whether this device holds a simulation or a declaration. Asked before anything draws the page, without loading the store:
 * most visitors have only exchange rates saved, and need nothing more. Answers that cannot be read count as a simulation, so
 * that the store is loaded and repairs them.
 */
export function hasBegunJourney(): boolean {
  return begunJourneys().length > 0;
}

/** A declaration that was sent has more to say than one begun. */
export type Journey = 'simulation' | 'declaration' | 'sent';

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
  const { declarationId } = declaration;
  const isSent = Array.isArray(sent) && sent.some((one) => one?.id === declarationId);
  if (declarationId !== undefined && !isSent) journeys.push('declaration');
  if (sent.length !== 0) journeys.push('sent');
  if (simulation.age !== undefined) journeys.push('simulation');
  return journeys;
}

/** Nothing was begun here, and the invitation to the tutorial was neither followed nor dismissed (`displayTuto`). */
export function isFirstVisit(): boolean {
  const saved = savedAnswers();
  return saved === null || (heldJourneys(saved).length === 0 && saved?.state?.global?.displayTuto !== false);
}
