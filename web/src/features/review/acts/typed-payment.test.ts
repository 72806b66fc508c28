import { describe, expect, it } from 'vitest';
import { checkPayment, noPayment, paymentHint, type TypedPayment } from './typed-payment';

const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');
const typed = (changes: Partial<TypedPayment>): TypedPayment => ({ ...noPayment, ...changes });
const valid = (changes: Partial<TypedPayment>, total = 134.92) => {
  const checked = checkPayment(typed(changes), total);
  return checked.kind === 'valid' ? checked.valid : Object.keys(checked.problems);
};

describe('what an agent types of a payment', () => {
  it('is one mean for the whole', () => {
    expect(valid({ choice: 'card' })).toEqual({ payment: 'card' });
    expect(valid({ choice: 'cash' })).toEqual({ payment: 'cash' });
    expect(valid({})).toEqual(['choice']);
  });

  it('is cash with its change', () => {
    const cash = { choice: 'cash', given: '140' } as const;
    expect(valid(cash)).toEqual({ payments: [{ mean: 'cash', amount: 134.92, given: 140 }] });
    expect(plain(paymentHint(typed(cash), 134.92))).toBe('À rendre : 5,08 €');
    expect(valid({ choice: 'cash', given: '134,91' })).toEqual(['given']);
    expect(valid({ choice: 'cash', given: 'cent' })).toEqual(['given']);
  });

  it('tells how to write a sum that a space cuts in two', () => {
    const said = (changes: Partial<TypedPayment>) => {
      const checked = checkPayment(typed(changes), 134.92);
      return checked.kind === 'valid' ? {} : checked.problems;
    };
    expect(plain(said({ choice: 'cash', given: '1 40' }).given ?? null)).toContain('écrivez 1,40 ou 140');
    expect(plain(said({ choice: 'several', card: '134 92' }).card ?? null)).toContain(
      'écrivez 134,92 ou 13492',
    );
    expect(plain(said({ choice: 'cash', given: 'cent' }).given ?? null)).not.toContain('écrivez');
    expect(valid({ choice: 'cash', given: '1\u00A0200' })).toEqual({
      payments: [{ mean: 'cash', amount: 134.92, given: 1200 }],
    });
  });

  it('is several means that share the amount to the cent', () => {
    const several = { choice: 'several', card: '100', cash: '34,92', given: '40' } as const;
    expect(valid(several)).toEqual({
      payments: [
        { mean: 'card', amount: 100 },
        { mean: 'cash', amount: 34.92, given: 40 },
      ],
    });
    expect(plain(paymentHint(typed({ ...several, cash: '' }), 134.92))).toBe('Reste à répartir : 34,92 €');
    expect(plain(paymentHint(typed({ ...several, card: '101' }), 134.92))).toBe('1,00 € de trop');
    expect(valid({ ...several, cash: '34,91' })).toEqual(['cash']);
    expect(valid({ ...several, card: 'x' })).toEqual(['card']);
  });

  it('reads what is handed over only where it is asked', () => {
    const several = { choice: 'several', card: '134,92', given: 'cent' } as const;
    expect(valid({ ...several, cash: '5', card: '129,92' })).toEqual(['given']);
    expect(valid(several)).toEqual({ payments: [{ mean: 'card', amount: 134.92 }] });
    expect(valid({ choice: 'card', given: 'cent' })).toEqual({ payment: 'card' });
  });

  it('advises several means only where they are not chosen already', () => {
    const said = (values: Partial<TypedPayment>): string => {
      const checked = checkPayment(typed(values), 134.92);
      return checked.kind === 'faulty' ? (checked.problems.given ?? '') : '';
    };
    expect(said({ choice: 'cash', given: '100' })).toContain('plusieurs');
    const several = said({ choice: 'several', card: '100', cash: '34,92', given: '20' });
    expect(several).toContain('en espèces');
    expect(several).not.toContain('plusieurs');
  });

  it('holds no cash of a debt above the limit', () => {
    expect(valid({ choice: 'several', card: '1000', cash: '200' }, 1_200)).toEqual(['cash']);
  });
});
