import { typeset } from '@retour/core';

/** A page of the agents' area, by the name that it has there. */
export interface HandbookLink {
  readonly to: string;
  readonly label: string;
}

/** One thing to know: what it is about, in one or two words of the screens, then what to do. */
export interface HandbookPoint {
  readonly term: string;
  readonly text: string;
}

/** One act of the desk. */
export interface HandbookBlock {
  readonly id: string;
  readonly title: string;
  readonly points: readonly HandbookPoint[];
  /** Where it is done. */
  readonly links: readonly HandbookLink[];
}

/** « Valider »: words of a screen, within a sentence. */
export function quote(label: string): string {
  return typeset(`« ${label} »`);
}
