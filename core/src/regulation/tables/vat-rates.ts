import { confirmed, standing } from '../figure';

/** VAT rates of metropolitan France, in percent, from the highest (duty-rules §5). */
export const vatRateRows = {
  standard: standing(confirmed(20, 'CGI, art. 278')),
  intermediate: standing(confirmed(10, 'CGI, art. 278 bis et 279')),
  reduced: standing(confirmed(5.5, 'CGI, art. 278-0 bis')),
  special: standing(confirmed(2.1, 'CGI, art. 281 quater à 281 octies')),
} as const;

export type VatClass = keyof typeof vatRateRows;

export const vatClasses = Object.keys(vatRateRows) as readonly VatClass[];

export const vatBasis = 'CGI, art. 291, 292 et 278';
