/** What an engine of accessibility found on one element. */
export interface JudgedElement {
  readonly rule: string;
  readonly verdict: string;
  readonly message: string;
  readonly place: string;
  readonly markup: string;
}

/** One screen of a journey of `e2e`, as judges have it. */
export interface JudgedScreen {
  readonly title: string;
  readonly address: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** What stands in the page, as markup. */
  readonly html: string;
  readonly elements: readonly JudgedElement[];
}
