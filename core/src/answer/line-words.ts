import type { LineStatus } from '../assessment/assessment';
import type { DeclarationStatus } from '../declaration/status';
import { noBreakSpace, phrase } from '../french/typeset';
import { type AnswerStage, stageOf } from './answer-words';
import { formatAskedLine, formatLineTotal } from './format-total';

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

/** What a line comes to, under that name: what may not enter is to be handed over, as long as something can be done. */
export function formatLineIn(status: DeclarationStatus, line: Parameters<typeof formatLineTotal>[0]): string {
  return lineTotalNames[stageOf(status)] === toPay ? formatAskedLine(line) : formatLineTotal(line);
}

/** Where an article was bought, when it is not the country of the trip: « pays d’achat : Japon ». */
export function purchaseWords(countryName: string): string {
  return phrase`pays d’achat : ${countryName}`;
}
