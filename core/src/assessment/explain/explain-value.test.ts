import { describe, expect, it } from 'vitest';
import { confirmed } from '../../regulation/figure';
import { valueGood } from '../testing/resolved-goods';
import { explainValueRelief } from './explain-value';

const allowance = confirmed(430_00, 'a text');

describe('a line relieved in part', () => {
  it.each([
    [1, 2, false, '1 article sur 2 tient', 'l’autre est taxé sur'],
    [1, 3, false, '1 article sur 3 tient', 'les autres sont taxés sur'],
    [2, 3, true, '2 articles sur 3 tiennent', 'l’autre est à évaluer sur'],
    [2, 4, true, '2 articles sur 4 tiennent', 'les autres sont à évaluer sur'],
  ])(
    '%i of %i (left to an agent: %s) is said in the right number',
    (relieved, count, unassessed, fit, left) => {
      const good = valueGood(count * 200_00, { count });
      const taxedValue = (count - relieved) * 200_00;
      const { text } = explainValueRelief({
        good,
        allowance,
        relieved,
        taxedValue,
        unassessed,
        mayBeFood: false,
      });
      const words = text.replace(/[\u00A0\u202F]/g, ' ');
      expect(words).toContain(fit);
      expect(words).toContain(left);
    },
  );
});

it('says that the allowance serves other articles, not that they spare more: it may be equal, or chosen for what is known', () => {
  const good = valueGood(200_00);
  const { text } = explainValueRelief({
    good,
    allowance,
    relieved: 0,
    taxedValue: 200_00,
    unassessed: false,
    mayBeFood: false,
  });
  expect(text.replace(/[\u00A0\u202F]/g, ' ')).toBe(
    'La franchise de 430 € sert à d’autres articles : celui-ci est taxé sur toute sa valeur, 200,00 €.',
  );
});
