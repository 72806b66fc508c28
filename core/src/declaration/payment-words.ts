import type { MeanOfPayment } from './payment';

export const paymentNames: Readonly<Record<MeanOfPayment, string>> = {
  card: 'Carte bancaire',
  cash: 'Espèces',
  cheque: 'Chèque',
  'bank-cheque': 'Chèque de banque',
};

/** Within a sentence: « payée par carte ». */
export const paymentPhrases: Readonly<Record<MeanOfPayment, string>> = {
  card: 'par carte',
  cash: 'en espèces',
  cheque: 'par chèque',
  'bank-cheque': 'par chèque de banque',
};

/** « par carte et en espèces », each once. */
export function meansInWords(means: readonly MeanOfPayment[]): string {
  const phrases = [...new Set(means)].map((mean) => paymentPhrases[mean]);
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} et ${last}`;
}
