import currencies from '@retour/core/data/currencies.json';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveDraft } from '../../../store';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { lineId } from './correction-draft';
import { standardReasonId, useCorrection } from './use-correction';

const sent = (customId: string, customName: string) =>
  ({ customId, customName, originalValue: 12, currency: 'EUR' }) as const;
const declaration = reviewedDeclaration({ shoppingProducts: [sent('a', 'Lampe'), sent('b', 'Vase')] });
const reason = 'Le ticket dit un autre prix.';

function shown(of = declaration, isReady = true) {
  return renderHook(
    ({ of, isReady }) =>
      useCorrection({
        declaration: of,
        currencies: currencies.currencies as never,
        productOf: () => null,
        isReady,
      }),
    { initialProps: { of, isReady } },
  );
}

const open = (of = declaration) => shown(of).result;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a correction', () => {
  it('is of the lines that changed alone, with its reason', () => {
    const form = open();
    act(() => form.current.changeReason({ standard: 'other', reason }));
    act(() => form.current.changeLine('b', { price: { text: '15,50' } }));
    let checked: unknown;
    act(() => {
      checked = form.current.check();
    });
    expect(checked).toEqual({ reason, corrections: [{ customId: 'b', originalValue: 15.5 }] });
    expect(form.current.errors).toEqual([]);
  });

  it('that was begun before says so, with its reason, and can be erased', () => {
    const first = open();
    act(() => first.current.changeLine('b', { price: { text: '777' } }));
    act(() => first.current.changeReason({ standard: 'other', reason }));
    expect(first.current.isTakenUp).toBe(false);
    cleanup();
    const again = open();
    expect(again.current).toMatchObject({ isTakenUp: true, standard: 'other', reason });
    expect(again.current.lines).toEqual({ b: { price: { text: '777' } } });
    act(() => expect(again.current.reasonLeft()).toBeUndefined());
    act(() => again.current.forget());
    expect(again.current).toMatchObject({ isTakenUp: false, lines: {}, reason: '' });
    cleanup();
    expect(open().current.isTakenUp).toBe(false);
  });

  it('whose answer was lost is found again as saved: what the declaration has by now is not corrected again', () => {
    const form = open();
    act(() => form.current.changeReason({ standard: 'other', reason }));
    act(() => form.current.changeLine('b', { price: { text: '15,50' } }));
    let added = '';
    act(() => {
      added = form.current.addLine();
    });
    act(() => form.current.changeAdded(added, { name: 'Cadre', price: { text: '30' }, currency: 'EUR' }));
    act(() => form.current.removeLine('a'));
    cleanup();
    const saved = {
      ...declaration,
      version: 3,
      shoppingProducts: [{ ...sent('b', 'Vase'), originalValue: 15.5 }, sent(added, 'Cadre')],
    };
    const elsewhere = open({ ...saved, correction: { at: saved.createdAt, reason: 'Une autre.' } });
    expect(elsewhere.current).toMatchObject({ added: {}, removed: [], reason, isTakenUp: true });
    cleanup();
    const again = open({ ...saved, correction: { at: saved.createdAt, reason } });
    expect(again.current).toMatchObject({ lines: {}, reason: '', isTakenUp: false });
    cleanup();
    expect(open().current).toMatchObject({ lines: {}, reason: '' });
  });

  it('is found as saved where the later version is shown under it, and once the nomenclature is there to tell', () => {
    const correct = (form: ReturnType<typeof open>): void => {
      act(() => form.current.changeReason({ standard: 'other', reason }));
      act(() => form.current.changeLine('b', { price: { text: '15,50' } }));
    };
    const saved = {
      ...declaration,
      version: 3,
      correction: { at: declaration.createdAt, reason },
      shoppingProducts: [sent('a', 'Lampe'), { ...sent('b', 'Vase'), originalValue: 15.5 }],
    };
    const here = shown();
    correct(here.result);
    here.rerender({ of: saved, isReady: true });
    expect(here.result.current).toMatchObject({ lines: {}, reason: '', isTakenUp: false });
    // The next one is of the same reason: nothing of it goes while it is typed.
    correct(here.result);
    expect(here.result.current).toMatchObject({ reason, standard: 'other' });
    cleanup();
    const again = shown(saved, false);
    expect(again.result.current).toMatchObject({ reason, isTakenUp: true });
    again.rerender({ of: saved, isReady: true });
    expect(again.result.current).toMatchObject({ reason: '', isTakenUp: false });
  });

  it('takes a line off, by its button or by a quantity of zero, and adds what was not declared', () => {
    const form = open();
    act(() => form.current.changeReason({ standard: 'other', reason }));
    act(() => form.current.removeLine('a'));
    let found = '';
    act(() => {
      found = form.current.addLine();
    });
    act(() =>
      form.current.changeAdded(found, { name: 'Tapis', price: { text: '80' }, count: { text: '2' } }),
    );
    let checked: unknown;
    const check = () =>
      act(() => {
        checked = form.current.check();
      });
    check();
    const carpet = { customId: found, customName: 'Tapis', originalValue: 160, currency: 'USD', amount: 2 };
    expect(checked).toEqual({ reason, corrections: [], added: [carpet], removed: ['a'] });
    act(() => form.current.resetLine('a'));
    act(() => form.current.changeLine('b', { count: { text: '0' } }));
    check();
    expect(checked).toEqual({ reason, corrections: [], added: [carpet], removed: ['b'] });
    act(() => form.current.dropAdded(found));
    act(() => form.current.removeLine('a'));
    check();
    expect(form.current.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Gardez au moins un article/),
    ]);
  });

  it('gives an article found the currency of the country as it is corrected, before or after', () => {
    const form = open();
    act(() => form.current.changeReason({ standard: 'other', reason }));
    act(() => form.current.changeDeclared({ country: 'JP' }));
    let found = '';
    act(() => {
      found = form.current.addLine();
    });
    act(() => form.current.changeAdded(found, { name: 'Vase' }));
    act(() => form.current.changeDeclared({ country: 'CH' }));
    act(() => form.current.changeAdded(found, { price: { text: '80' } }));
    act(() => form.current.changeDeclared({ country: 'MA' }));
    let checked: unknown;
    act(() => {
      checked = form.current.check();
    });
    expect(checked).toMatchObject({ added: [{ customName: 'Vase', currency: 'CHF' }] });
  });

  it.each(['', 'EU'])('whose kept currency is damaged opens without it: « %s »', (currency) => {
    const which = crypto.randomUUID();
    const line = { price: { text: '15' }, currency };
    saveDraft('correction', { reason, lines: { b: line }, added: { n: { ...line, name: 'Vase' } } }, which);
    const form = open({ ...declaration, id: which });
    act(() => form.current.changeReason({ standard: 'other', reason }));
    let checked: unknown;
    act(() => {
      checked = form.current.check();
    });
    expect(checked).toMatchObject({
      corrections: [{ customId: 'b', originalValue: 15 }],
      added: [{ currency: 'USD' }],
    });
  });

  it('names an added article by what is typed of it, where it is to be put right', () => {
    const form = open();
    act(() => form.current.changeReason({ standard: 'other', reason }));
    let found = '';
    act(() => {
      found = form.current.addLine();
    });
    act(() => void form.current.check());
    expect(form.current.errors.map(({ fieldId }) => fieldId)).toEqual([
      `${lineId(found)}-name`,
      `${lineId(found)}-price`,
    ]);
    expect(form.current.errors[0]?.message).toMatch(/^Article trouvé au contrôle/);
  });

  it('of nothing is refused, and says what to change', () => {
    const form = open();
    act(() => form.current.changeReason({ standard: 'other', reason }));
    act(() => expect(form.current.check()).toBeUndefined());
    expect(form.current.errors.map(({ fieldId }) => fieldId)).toEqual(['articles']);
  });

  it('says everything that is wrong at once, line by line, then the reason', () => {
    const form = open();
    act(() => form.current.changeLine('a', { price: { text: 'douze' } }));
    act(() => form.current.changeLine('b', { price: { text: '' } }));
    act(() => expect(form.current.check()).toBeUndefined());
    expect(form.current.errors.map(({ fieldId }) => fieldId)).toEqual([
      `${lineId('a')}-price`,
      `${lineId('b')}-price`,
      standardReasonId,
    ]);
    expect(form.current.errors[0]?.message).toMatch(/^Lampe\s: indiquez le prix/u);
    expect(form.current.reasonProblems.standard).toBe(form.current.errors[2]?.message);
    expect(form.current.problemsOf('a').messages.price).toBeDefined();
    expect(form.current.problemsOf('c').messages).toEqual({});
  });

  it('says nothing more of what reads well again, nor in the summary once one goes on to the reason', () => {
    const form = open();
    const type = (customId: string, text: string) =>
      act(() => form.current.changeLine(customId, { price: { text } }));
    const said = (customId: string) => form.current.problemsOf(customId);
    type('a', '620,505');
    type('b', 'douze');
    act(() => void form.current.check());
    expect(said('a').choices.price).toEqual([620_505]);
    type('a', '620,50');
    expect(said('a')).toEqual({ messages: {}, choices: {} });
    expect(said('b').messages.price).toBeDefined();
    type('b', '12');
    act(() => expect(form.current.reasonLeft()).toBe(standardReasonId));
    act(() => form.current.settleContent());
    expect(form.current.errors).toEqual([]);
    // What was right when it was checked is not said to be wrong while it is typed.
    type('b', '');
    expect(said('b').messages.price).toBeUndefined();
  });

  it('gives a new list of faults at each try, for the summary to take the focus again', () => {
    const form = open();
    act(() => void form.current.check());
    const first = form.current.errors;
    act(() => void form.current.check());
    expect(form.current.errors).toEqual(first);
    expect(form.current.errors).not.toBe(first);
  });

  it('says nothing before it is checked', () => {
    const form = open();
    act(() => form.current.changeLine('a', { price: { text: 'douze' } }));
    expect([form.current.errors, form.current.reasonProblems]).toEqual([[], {}]);
  });
});

describe('what is typed of it', () => {
  it('is found again after a reload, of this declaration alone, with the reason that was chosen', () => {
    const form = open();
    act(() => form.current.changeReason({ standard: 'other', reason }));
    act(() => form.current.changeLine('a', { price: { text: '13' } }));
    act(() => form.current.changeLine('a', { currency: 'USD' }));
    cleanup();
    const again = open();
    expect(again.current).toMatchObject({ isTakenUp: true, standard: 'other', reason });
    expect(again.current.lines).toEqual({ a: { price: { text: '13' }, currency: 'USD' } });
  });

  it('goes line by line, or whole', () => {
    const form = open();
    act(() => form.current.changeReason({ standard: 'other', reason }));
    act(() => form.current.changeLine('a', { price: { text: '13' } }));
    act(() => form.current.changeLine('b', { price: { text: '14' } }));
    act(() => form.current.resetLine('a'));
    expect(form.current.lines).toEqual({ b: { price: { text: '14' } } });
    act(() => form.current.forget());
    expect([form.current.reason, form.current.lines]).toEqual(['', {}]);
    expect(sessionStorage.length).toBe(0);
  });
});
