import { indexCatalogue, type Product, type ProductCatalogue } from '@retour/core';
import { isNumber, isRecord, isText } from '../../../../../lib/shape';
import { changeAppState, listsOf, refreshFromOtherTabs, useAppStore } from '../../../../../store';
import { type LeftOutLine, leftOutLine } from '../../../lines/left-out-line';
import { uncountedText } from '../../../text/uncounted-text';
import { waitBeside } from './note-uncounted';

/** What can be read of an article that this version cannot read. */
function lineOf(stored: unknown, products: ReadonlyMap<string, Product>): LeftOutLine {
  const { name, value, currency, amount, productId } = isRecord(stored) ? stored : {};
  const isPriced = isNumber(value) && isText(currency);
  return leftOutLine(
    {
      name: isText(name) && name !== '' ? name.slice(0, 200) : uncountedText.unread,
      value: isPriced ? value : 0,
      currency: isPriced ? currency : '',
      amount: isNumber(amount) && amount > 0 ? amount : undefined,
    },
    productId == null ? null : products.get(String(productId)),
  );
}

export const hasUnread = ({ simulator, declaration }: ReturnType<typeof useAppStore.getState>): boolean =>
  (simulator.simulatorRequest.unread ?? declaration.declarationRequest.unread) !== undefined;

/** Articles that the device kept and that cannot be read wait beside the lists, where they are told: they may be in the luggage. */
export function keepUnread(catalogue: ProductCatalogue): void {
  const products = indexCatalogue(catalogue);
  const wait = (of: string, unread: readonly unknown[] = []): void => {
    const lines = unread.map((stored) => lineOf(stored, products));
    if (lines.length > 0) waitBeside(of, lines);
  };
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
