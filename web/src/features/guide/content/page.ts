import type { Block } from './blocks';

/** A section of a written page: a heading, then its text. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface WrittenPage {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PageSection[];
}
