import { isNumber, isRecord, isText } from '../../../../../lib/shape';
import { changeAppState, listsOf, refreshFromOtherTabs, saveDraft, useAppStore } from '../../../../../store';
import { uncountedText } from '../../../text/uncounted-text';
import { keysOf } from '../reading/list-text';
import { readLists } from './uncounted-lines';

/** What is known of an article that this version cannot read, as a list is written: commas would make several of it. */
function written(stored: unknown): string {
  const { name, value, currency } = isRecord(stored) ? stored : {};
  const called = isText(name) && name !== '' ? name.slice(0, 200) : uncountedText.unread;
  const price =
    isNumber(value) && isText(currency) ? ` : ${String(value).replace('.', ',')} ${currency}` : '';
  return called.replaceAll(/\s*[,;]\s*/gu, ' / ') + price;
}

function wait(of: string, unread: readonly unknown[] = []): void {
  if (unread.length === 0) return;
  const typed = unread.map(written);
  const keys = keysOf(typed);
  const lines = typed.map((line, place) => ({ key: keys[place] ?? line, typed: line, isLeftOut: true }));
  saveDraft('uncountedLines', { lists: [...readLists(of), { typed: typed.join('; '), lines }] }, of);
}

export const hasUnread = ({ simulator, declaration }: ReturnType<typeof useAppStore.getState>): boolean =>
  (simulator.simulatorRequest.unread ?? declaration.declarationRequest.unread) !== undefined;

/** Articles that the device kept and that cannot be read wait beside the lists, where they are told: they may be in the luggage. */
export function keepUnread(): void {
  // Another tab may have told them.
  refreshFromOtherTabs();
  const { simulator, declaration } = useAppStore.getState();
  wait('', simulator.simulatorRequest.unread);
  wait(listsOf(declaration.declarationRequest), declaration.declarationRequest.unread);
  changeAppState(() => ({
    simulator: { ...simulator, simulatorRequest: { ...simulator.simulatorRequest, unread: undefined } },
    declaration: {
      ...declaration,
      declarationRequest: { ...declaration.declarationRequest, unread: undefined },
    },
  }));
}
