import type { CurrencyContext } from '../words/currency-words';
import { isPostalAddress } from '../words/postal-address';
import { isTillNote, type ReceiptLine, receiptLineOf, withoutRateNorCard } from '../words/receipt-words';
import { isBesidePrice } from './price-alone';
import { type FoundPrice, lastNumber, writtenPrices } from './read-price';

/** What was paid, as a line of a receipt says it. */
export interface ReceiptSum {
  readonly of: Exclude<ReceiptLine, 'other'>;
  readonly price: number;
  readonly currency: string;
}

/** Of a receipt, what was paid, and no tax. */
export const isTotal = (sum: ReceiptSum | undefined): boolean => sum?.of === 'whole' || sum?.of === 'part';

interface Said {
  readonly reason: (typeof reasons)[ReceiptLine];
  readonly sum?: ReceiptSum | undefined;
}

const reasons = {
  whole: 'total',
  part: 'total',
  other: 'total',
  tax: 'tax',
  'included-tax': 'tax-included',
} as const satisfies Record<ReceiptLine, string>;

/** What a name and its price are on a receipt, where they are no article: « TOTAL 1900 $ », « remise 20 € ». */
export function saidOnReceipt(name: string, { meanings }: FoundPrice): Said | undefined {
  const line = receiptLineOf(name) ?? (isBesidePrice(name) ? 'other' : undefined);
  if (line === undefined) return undefined;
  const [meaning, another] = meanings;
  const isSum = line !== 'other' && meaning !== undefined && another === undefined;
  return {
    reason: reasons[line],
    sum: isSum ? { of: line, price: meaning.price, currency: meaning.currency } : undefined,
  };
}

/** The same by the shape of the line, whose other numbers would be counts, degrees or prices: « TAX 8.875% 23.87 », « VISA ****4521 292.86 ». */
export function receiptLineByShape(line: string, context: CurrencyContext): Said | undefined {
  if (isTillNote(line) || isPostalAddress(line)) return { reason: 'total' };
  const { rest, isCard } = withoutRateNorCard(line) ?? { rest: '', isCard: false };
  if (rest === '') return undefined;
  const [written, another] = writtenPrices(rest, context);
  const price = written ?? lastNumber(rest, context);
  if (another !== undefined) return undefined;
  if (isCard) {
    const [meaning] = price?.meanings ?? [];
    return {
      reason: 'total',
      sum: meaning && { of: 'whole', price: meaning.price, currency: meaning.currency },
    };
  }
  if (price === undefined) return undefined;
  const name = `${rest.slice(0, price.start)} ${rest.slice(price.end)}`.replace(
    /^[\s:=.,–—-]+|[\s:=.,–—-]+$/gu,
    '',
  );
  const said = saidOnReceipt(name.replace(/\s+/gu, ' '), price);
  return said?.sum?.of === 'tax' || said?.sum?.of === 'included-tax' ? said : undefined;
}
