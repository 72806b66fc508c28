import type { HandbookLink } from './text/block';
import type { CorrectionWords } from './text/correction-block';
import type { CreationWords } from './text/creation-block';
import type { DecisionWords } from './text/decision-block';
import type { FindingWords } from './text/finding-block';
import type { SignInWords } from './text/sign-in-block';

/** A key, and the words of the control that it presses. */
export interface HandbookKey {
  readonly key: string;
  readonly label: string;
}

export interface KeysWords {
  readonly keys: readonly HandbookKey[];
  /** The act that shows them. */
  readonly show: string;
  /** What a scanner does, as the help of the keys says it. */
  readonly scanner: string;
  readonly codes: string;
}

export interface HelpWords {
  readonly lead: string;
  readonly links: readonly HandbookLink[];
}

/**
 * What the tutorial quotes of the screens. The application gathers it from the texts of the other features, which this one does
 * not import: a button that is named anew is named anew here.
 */
export interface HandbookWords {
  readonly signIn: SignInWords;
  readonly finding: FindingWords;
  readonly creation: CreationWords;
  readonly correction: CorrectionWords;
  readonly decision: DecisionWords;
  readonly keys: KeysWords;
  readonly help: HelpWords;
}
