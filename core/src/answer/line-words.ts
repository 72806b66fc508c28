import type { LineStatus } from '../assessment/assessment';
import { phrase } from '../french/typeset';

/** Two or three words on what becomes of an article, the same on every screen and in every document. */
export const lineStatusWords: Readonly<Record<LineStatus, string>> = {
  relieved: 'en franchise',
  taxed: 'taxé',
  'partly-taxed': 'taxé en partie',
  unlimited: 'rien à payer',
  'to-assess': 'à évaluer',
  'indicative-exceeded': 'niveau dépassé',
  'handed-over': 'remis à la douane',
};

/** Whether what was handed over to the customs counts in the value of the lines: it is said beside their sum. */
export function countsHandedOver(lines: readonly { readonly status: LineStatus }[]): boolean {
  return lines.some(({ status }) => status === 'handed-over');
}

/** Where an article was bought, when it is not the country of the trip: « pays d’achat : Japon ». */
export function purchaseWords(countryName: string): string {
  return phrase`pays d’achat : ${countryName}`;
}
