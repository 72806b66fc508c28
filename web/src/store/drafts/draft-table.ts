/** What takes drafts away besides their being sent, and the end of the tab that keeps them. */
export type Erasure = 'started-anew' | 'session-over';

interface DraftRule {
  /** Name in the storage of the tab; a kind of which there are several is followed by which one it is. */
  readonly key: string;
  readonly erasedWhen: readonly Erasure[];
}

/** Everything that is typed, not sent yet, and found again after a reload of the page. Keys stand on people's devices. */
export const draftTable = {
  declarantAge: { key: 'declaration-age', erasedWhen: ['started-anew'] },
  productSearch: { key: 'product-query', erasedWhen: ['started-anew', 'session-over'] },
  typedList: { key: 'typed-list', erasedWhen: ['started-anew', 'session-over'] },
  uncountedLines: { key: 'uncounted-lines', erasedWhen: ['started-anew', 'session-over'] },
  arrivalPlace: { key: 'arrival-place', erasedWhen: ['started-anew'] },
  leftOut: { key: 'left-out', erasedWhen: ['started-anew', 'session-over'] },
  consideredProduct: { key: 'considered-product', erasedWhen: ['started-anew', 'session-over'] },
  article: { key: 'article-draft:', erasedWhen: ['started-anew', 'session-over'] },
  contactMessage: { key: 'agent:draft:contact', erasedWhen: ['session-over'] },
  refusal: { key: 'agent:draft:refus-', erasedWhen: ['session-over'] },
  correction: { key: 'agent:draft:correction-', erasedWhen: ['session-over'] },
  nomenclatureSearch: { key: 'agent:draft:nomenclature-query', erasedWhen: ['session-over'] },
} as const satisfies Readonly<Record<string, DraftRule>>;

export type DraftName = keyof typeof draftTable;
