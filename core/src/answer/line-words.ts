import type { LineStatus } from '../assessment/assessment';
import { noBreakSpace, phrase } from '../french/typeset';
import type { AnswerStage } from './answer-words';

/** Two or three words on what becomes of an article, the same on every screen and in every document. */
export const lineStatusWords: Readonly<Record<LineStatus, string>> = {
  relieved: 'en franchise',
  taxed: 'taxé',
  'partly-taxed': 'taxé en partie',
  unlimited: 'rien à payer',
  'to-assess': 'à évaluer',
  'indicative-exceeded': 'seuil dépassé',
  'handed-over': 'remis à la douane',
};

const toPay = `À${noBreakSpace}payer`;
const computed = 'Calculé';

/** Over what each article comes to, in a table: nothing is to be paid once it is, nor where nothing is collected. */
export const lineTotalNames: Readonly<Record<AnswerStage, string>> = {
  running: toPay,
  simulated: toPay,
  due: toPay,
  settled: 'Payé',
  uncollected: computed,
  'not-entered': computed,
};

/** Where an article was bought, when it is not the country of the trip: « pays d’achat : Japon ». */
export function purchaseWords(countryName: string): string {
  return phrase`pays d’achat : ${countryName}`;
}
