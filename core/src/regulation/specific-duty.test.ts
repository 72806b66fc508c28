import { describe, expect, it } from 'vitest';
import { noSpecificDuty, parseSpecificDuty } from './specific-duty';

describe('specific duties', () => {
  it('reads none', () => expect(parseSpecificDuty(null)).toEqual(noSpecificDuty));

  it.each([
    ['32 EUR/hl', { perHectolitre: 32000 }],
    ['0.6 EUR/%vol/hl + 3.2 EUR/hl', { perHectolitreDegree: 600, perHectolitre: 3200 }],
    ['min 0.3 EUR/pièce max 0.8 EUR/pièce', { minimumPerPiece: 30, maximumPerPiece: 80 }],
    ['+ EA max 18.7% + AD S/Z', { computable: false, cappedOnly: false }],
    ['+ EA', { computable: false, cappedOnly: false }],
    ['+ EA max 20.7% + AD F/M', { computable: false, cappedOnly: false }],
    ['+ 45.1 EUR/100kg max 18.9% + 16.5 EUR/100kg', { computable: false, cappedOnly: false }],
    ['2.6 EUR/t', { computable: false, cappedOnly: false }],
    ['41.9 EUR/100kg', { computable: false, cappedOnly: false }],
    ['max 2.8 EUR/m2', { computable: false }],
    ['max 32 EUR/hl', { computable: false }],
  ])('%s', (text, parts) => expect(parseSpecificDuty(text)).toEqual({ ...noSpecificDuty, ...parts }));
});
