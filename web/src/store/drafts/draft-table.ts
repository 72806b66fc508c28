/** What takes drafts away besides their being sent, and the end of the tab for those that it keeps. */
export type Erasure = 'started-anew' | 'basket-over' | 'session-over';

interface DraftRule {
  /** Name in its storage; a kind of which there are several is followed by which one it is. */
  readonly key: string;
  readonly erasedWhen: readonly Erasure[];
  /** Where it stands: what a result leaves out is the device's, as the basket that it is computed of. */
  readonly storage: 'localStorage' | 'sessionStorage';
}

const inTab = (key: string, ...erasedWhen: readonly Erasure[]): DraftRule => ({
  key,
  erasedWhen,
  storage: 'sessionStorage',
});
/** Goes with the basket of the simulation. */
const onDevice = (key: string): DraftRule => ({ key, erasedWhen: ['basket-over'], storage: 'localStorage' });

/** Everything that is typed, not sent yet, and found again after a reload of the page. Keys stand on people's devices. */
export const draftTable = {
  declarantAge: inTab('declaration-age', 'started-anew'),
  productSearch: inTab('product-query', 'basket-over'),
  agentSearch: inTab('agent:draft:product-query', 'started-anew', 'session-over'),
  typedList: inTab('typed-list', 'basket-over'),
  listTab: inTab('list-tab', 'basket-over'),
  uncountedLines: onDevice('uncounted-lines'),
  countryFirst: inTab('country-first', 'started-anew'),
  countryTyped: inTab('country-typed:', 'started-anew'),
  arrivalPlace: inTab('arrival-place', 'started-anew'),
  leftOut: onDevice('left-out'),
  formerSimulation: inTab('former', 'session-over'),
  receivedLink: inTab('received-link:', 'session-over'),
  scannedSimulation: inTab('agent:draft:scanned-', 'session-over'),
  pageName: inTab('page-name:', 'started-anew', 'session-over'),
  changedLine: inTab('changed-line', 'started-anew', 'session-over'),
  consideredProduct: inTab('considered-product', 'started-anew', 'session-over'),
  article: inTab('article-draft:', 'started-anew', 'session-over'),
  openedArticle: inTab('opened-article', 'started-anew', 'session-over'),
  contactMessage: inTab('agent:draft:contact', 'session-over'),
  reason: inTab('agent:draft:refus-', 'session-over'),
  correction: inTab('agent:draft:correction-', 'session-over'),
  tillCount: inTab('agent:draft:count-', 'session-over'),
  nomenclatureSearch: inTab('agent:draft:nomenclature-query', 'session-over'),
} as const satisfies Readonly<Record<string, DraftRule>>;

/** What a typed list is made of. */
export const listDrafts = [
  'productSearch',
  'typedList',
  'listTab',
  'uncountedLines',
] as const satisfies readonly DraftName[];

export type DraftName = keyof typeof draftTable;
