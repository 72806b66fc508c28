import { phrase } from './typeset';

/** What is owed is made of; the tax on value is spelled out where it first stands. */
export const taxNames = {
  duty: 'Droit de douane',
  excise: 'Accise et cotisation',
  vat: 'TVA',
  vatSpelledOut: phrase`TVA (taxe sur la valeur ajoutée)`,
} as const;
