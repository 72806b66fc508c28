import { describe, expect, it } from 'vitest';
import { ecbFile } from '../../../test/ecb-file';
import { readEcbRatesFile } from './ecb-rates-file';
import { RatesFileError } from './storage/fixing';

const today = '2026-11-21';
const known = new Map([['USD', 1.1]]);
const read = (text: string) => readEcbRatesFile(text, known, today);
const good = ecbFile({ '2026-11-20': { USD: '1.1225', GBP: '0.85033', CHF: '0.9279' } });

describe('readEcbRatesFile', () => {
  it('reads the digits of each rate', () => {
    const [fixing] = read(good);
    expect(fixing?.date).toBe('2026-11-20');
    expect(fixing?.rates.get('GBP')).toBe(0.85033);
  });

  it('reads several days', () => {
    const rates = { USD: '1.1', GBP: '0.8', CHF: '0.9' };
    expect(read(ecbFile({ '2026-11-20': rates, '2026-11-19': rates }))).toHaveLength(2);
  });

  it.each([
    ['nothing', ''],
    ['not XML', 'Service unavailable'],
    ['a page of HTML', '<!doctype html><html><body><p>Wi-Fi</p></body></html>'],
    ['a file cut short', good.slice(0, -40)],
    ['no date', good.replace(/ time="[^"]*"/, '')],
    ['a date that does not exist', good.replace('2026-11-20', '2026-02-30')],
    ['a date to come', good.replace('2026-11-20', '2027-01-04')],
    ['a rate of zero', good.replace('1.1225', '0')],
    ['a negative rate', good.replace('1.1225', '-1.1225')],
    ['a rate that is no number', good.replace('1.1225', 'N/A')],
    ['a rate with an exponent', good.replace('1.1225', '1e5')],
    ['an absurd rate', good.replace('1.1225', '99999999')],
    ['a rate ten times the last', good.replace('1.1225', '11.225')],
    ['a currency twice', good.replace('"GBP"', '"USD"')],
    ['a main currency missing', good.replace('"CHF"', '"SEK"')],
    ['another schema', '<rates><rate currency="USD">1.1</rate></rates>'],
    ['an entity', `<!DOCTYPE x [<!ENTITY e "2026-11-20">]>${good.replace('2026-11-20', '&e;')}`],
  ])('refuses %s', (_name, text) => {
    expect(() => read(text)).toThrow(RatesFileError);
  });
});
