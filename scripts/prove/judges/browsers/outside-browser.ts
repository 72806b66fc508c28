/** A browser that the suite does not run in, led as a person leads it. */
export interface OutsideBrowser {
  readonly open: (address: string) => Promise<void>;
  /** What the body of a function gives in the page, as JSON. */
  readonly ask: (body: string, ...words: readonly string[]) => Promise<unknown>;
  /** Presses the element that the body of a function gives; says whether there was one. */
  readonly press: (body: string, ...words: readonly string[]) => Promise<boolean>;
  /** Types into the element that the body of a function gives; says whether there was one. */
  readonly type: (text: string, body: string, ...words: readonly string[]) => Promise<boolean>;
  readonly picture: () => Promise<Uint8Array>;
  /** What went wrong in its pages since it was started. */
  readonly faults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface BrowserLook {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

/** A kind of browser, and what the machine needs to run it. */
export interface BrowserKind {
  readonly name: string;
  /** Debian packages that are missing. */
  readonly missing: () => readonly string[];
  readonly start: (look: BrowserLook) => Promise<OutsideBrowser>;
}
