import { assessBeforePayment } from '@retour/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { officerActUnder } from '../../basket/restrictions/officer-acts';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import {
  button,
  corrected,
  cutNetwork,
  fetchMock,
  sausage,
  sent,
  show,
  takeDown,
} from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(takeDown);

describe('closing a declaration with nothing to pay', () => {
  it('is one press when nothing else is to be said', async () => {
    show([assessedLine({ status: 'relieved', total: 0 })]);
    await userEvent.click(button(/^Clore\s: rien à payer$/));
    expect(sent()).toHaveLength(1);
  });

  it('is never said so of a forbidden article: the agent vouches that it was handed over', async () => {
    show([sausage('forbidden')], 'forbidden');
    await userEvent.click(button(/^Clore\s: article interdit remis$/));
    expect(sent()).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/À remettre à la douane\s: Saucisson/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Article remis, clore' }));
    expect(sent()).toHaveLength(1);
  });

  it('says the documents of what is regulated, and the check above an indicative level', async () => {
    show([sausage('regulated', { restriction: { code: 'medicine', severity: 'regulated' } })], 'regulated');
    await userEvent.click(button(/^Clore\s: papiers vérifiés$/));
    // Without one of them, the sheet says the same act.
    const missing = /S’il en manque un, refusez la déclaration\./u;
    expect(within(screen.getByRole('dialog')).getByText(missing)).toBeTruthy();
    expect(officerActUnder('medicine', 'regulated')).toMatch(missing);
    cleanup();
    show([assessedLine({ status: 'indicative-exceeded', total: 0 })]);
    expect(button(/^Clore après contrôle$/)).toBeTruthy();
  });

  it('is asked twice once what may not enter was handed over, by name', async () => {
    const remitted = sausage('forbidden', { status: 'handed-over', restriction: undefined });
    show([remitted], undefined, {}, 'validated', { role: 'agent' });
    await userEvent.click(button(/^Clore\s: interdit remis$/));
    expect(sent()).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByText(/Déjà remis à la douane\s: Saucisson\..+superviseur peut annuler la clôture\./),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Clore la déclaration' }));
    expect(sent()).toHaveLength(1);
  });

  it('is no payment of what counts an article that is not handed over: the amount is computed again', async () => {
    show([assessedLine(), sausage('forbidden')], 'forbidden', {
      withoutForbidden: { total: 0, totalIsMinimum: false },
    });
    await userEvent.click(button('Enregistrer le paiement'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Une fois l’interdit remis\s: 0,00\s€ à encaisser\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /^Remis\s: recalculer$/ }));
    expect(sent()).toHaveLength(0);
    expect(corrected()).toEqual([
      expect.objectContaining({ corrections: [{ customId: 's', handedOver: true }] }),
    ]);
  });
});

describe('validating a declaration with forbidden goods', () => {
  const ask = async (...names: readonly string[]) => {
    const forbidden = names.map((customName) => sausage('forbidden', { customId: customName, customName }));
    show([assessedLine(), ...forbidden], 'forbidden', {}, 'submitted');
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(0);
    return within(screen.getByRole('dialog'));
  };

  it('asks whether they were handed over, by name, with the focus on the question', async () => {
    const dialog = await ask('Saucisson');
    const title = dialog.getByRole('heading', { name: /^L’article interdit est.+remis à la douane\s\?$/ });
    expect(document.activeElement).toBe(title);
    expect(dialog.getByText(/À remettre à la douane\s: Saucisson\./)).toBeTruthy();
    fetchMock.mockImplementation((address) =>
      String(address).endsWith('/correction/')
        ? Promise.resolve(Response.json(reviewedDeclaration({ version: 3 })))
        : new Promise(() => undefined),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Remis\s: valider$/ }));
    await waitFor(() => expect(sent()[0]?.[1]?.body).toContain('validated'));
    expect(new Headers(sent()[0]?.[1]?.headers).get('if-match')).toBe('"3"');
    const [correction] = corrected();
    expect(correction?.corrections).toEqual([{ customId: 'Saucisson', handedOver: true }]);
    expect(correction?.reason.replaceAll('\u00A0', ' ')).toBe(
      'Article interdit remis à la douane : Saucisson.',
    );
  });

  it('records what was handed over where nothing is owed too', async () => {
    show([sausage('forbidden')], 'forbidden', {}, 'submitted');
    await userEvent.click(button('Valider'));
    await userEvent.click(screen.getByRole('button', { name: /^Remis\s: valider$/ }));
    expect(corrected()).toEqual([
      expect.objectContaining({ corrections: [expect.objectContaining({ handedOver: true })] }),
    ]);
    expect(sent()).toHaveLength(0);
  });

  it('names them all', async () => {
    const dialog = await ask('Saucisson', 'Ivoire');
    expect(dialog.getByRole('heading', { name: /^Les articles interdits sont.+remis/ })).toBeTruthy();
    expect(dialog.getByText(/Saucisson, Ivoire/)).toBeTruthy();
  });

  it('leads to the refusal, its reason chosen, when they were not', async () => {
    const dialog = await ask('Saucisson');
    await userEvent.click(dialog.getByRole('button', { name: /^Pas remis\s: refuser$/ }));
    expect(sent()).toHaveLength(0);
    const refusal = within(screen.getByRole('dialog'));
    const reason = refusal.getByRole<HTMLInputElement>('radio', {
      name: 'Marchandise interdite, non remise à la douane',
    });
    expect(reason.checked).toBe(true);
    await userEvent.click(refusal.getByRole('button', { name: 'Refuser la déclaration' }));
    expect(sent()[0]?.[1]?.body).toContain('Marchandise interdite, non remise à la douane.');
  });
});

it('corrects the line that the sheet shows first, whose price the next digits are', () => {
  show([assessedLine({ customId: 'f', status: 'relieved', total: 0 }), assessedLine({ customId: 't' })]);
  expect(screen.getByRole('link', { name: 'Corriger' }).getAttribute('href')).toBe(
    '/agent/declaration/K7Q-2MX-9TD/corriger?article=t',
  );
});

describe('an amount that is still to be assessed', () => {
  it('is corrected where it stands: the article opens', () => {
    show([assessedLine(), assessedLine({ customId: 'b', status: 'to-assess', total: 0 })], undefined, {
      totalIsMinimum: true,
    });
    expect(screen.getByRole('link', { name: 'Corriger' }).getAttribute('href')).toBe(
      '/agent/declaration/K7Q-2MX-9TD/corriger?article=b',
    );
  });

  it('is never settled: the closed act says why, and the correction is open', () => {
    show([assessedLine({ status: 'to-assess', total: 0 })], undefined, { totalIsMinimum: true });
    const pay = button('Enregistrer le paiement');
    expect(pay.disabled).toBe(true);
    const why = document.getElementById(pay.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe(assessBeforePayment(1));
    expect(button('Refuser').disabled).toBe(false);
    expect(screen.getByRole('link', { name: 'Corriger' })).toBeTruthy();
  });
});

describe('validating a declaration whose amount is a minimum', () => {
  const toAssess = assessedLine({ customId: 'b', status: 'to-assess', total: 0 });
  const minimum = { totalIsMinimum: true };

  it('counts the articles that are left, over the acts and in the question, without what may not enter', async () => {
    const other = { ...toAssess, customId: 'c' };
    const lines = [toAssess, assessedLine(), other, sausage('forbidden')];
    show(
      lines,
      'forbidden',
      { ...minimum, withoutForbidden: { total: 0, totalIsMinimum: true } },
      'submitted',
    );
    await userEvent.click(button('Valider'));
    expect(screen.getByRole('dialog').textContent.replace(/\s/gu, ' ')).toContain(
      '2 articles restent à évaluer : le montant n’est pas définitif. Corrigez d’abord ces articles.',
    );
    takeDown();
    cutNetwork();
    show([toAssess, other], undefined, minimum);
    const why = document.getElementById(
      button('Enregistrer le paiement').getAttribute('aria-describedby') ?? '',
    );
    expect(why?.textContent.replace(/\s/gu, ' ')).toBe(
      '2 articles restent à évaluer. Corrigez d’abord leurs produits, leurs quantités ou leurs valeurs, puis enregistrez le paiement.',
    );
  });

  it('says that the amount is not final, and to correct first, before anything is written', async () => {
    show([assessedLine(), toAssess], undefined, minimum, 'submitted');
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog', { name: /^Valider sans montant définitif/ }));
    expect(dialog.getByText(/le montant n’est pas définitif\. Corrigez d’abord cet article/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Corriger d’abord' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Valider quand même' }));
    expect(sent()).toHaveLength(1);
  });

  it.each([
    [true, undefined],
    [true, { total: 0, totalIsMinimum: true }],
    [false, { total: 0, totalIsMinimum: false }],
  ])(
    'says it of what is handed over too, unless the rest becomes known: %s',
    async (isRepeated, withoutForbidden) => {
      show([toAssess, sausage('forbidden')], 'forbidden', { ...minimum, withoutForbidden }, 'submitted');
      await userEvent.click(button('Valider'));
      const { textContent } = screen.getByRole('dialog');
      expect(textContent?.includes('le montant n’est pas définitif')).toBe(isRepeated);
    },
  );
});

describe('a doubt that nobody has settled', () => {
  it('is settled before anything is accepted: the refusal alone stays open', () => {
    show([sausage('doubtful')], 'doubtful');
    expect(screen.getByText(/À vérifier avant de décider\s: Saucisson/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Répondre à la question' }).getAttribute('href')).toBe(
      '/agent/declaration/K7Q-2MX-9TD/corriger?article=s',
    );
    expect(button('Valider').disabled).toBe(true);
    expect(button(/^Clore/).disabled).toBe(true);
    expect(button('Refuser').disabled).toBe(false);
  });

  it('counts beside a forbidden article too', () => {
    show([sausage('forbidden', { customId: 'f' }), sausage('doubtful')], 'doubtful');
    expect(button('Valider').disabled).toBe(true);
  });
});

describe('what has to be corrected before anything is decided', () => {
  it.each([
    ['an amount', [assessedLine({ status: 'to-assess', total: 0 })], undefined, /^Corriger$/],
    ['a name', [sausage('doubtful')], 'doubtful', /^Répondre à la question$/],
  ] as const)(
    'comes first, before the acts that wait for it and what says so: %s',
    (_, lines, severity, name) => {
      show(lines, severity, severity === undefined ? { totalIsMinimum: true } : {});
      const first = screen.getByRole('link', { name });
      const [act] = screen.getAllByRole('button');
      const why = screen.getByText(
        severity === undefined ? assessBeforePayment(1) : /À vérifier avant de décider/,
      );
      expect(first.compareDocumentPosition(act as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(act?.compareDocumentPosition(why) ?? 0).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );
});

it('a declaration that waits for something is passed: the next one is asked for after it', async () => {
  show([assessedLine()]);
  await userEvent.click(button('Passer à la suivante'));
  const asked = fetchMock.mock.calls.find(([, request]) => request?.method === 'POST');
  expect(asked?.[1]?.body).toBe(JSON.stringify({ after: reviewedDeclaration().id }));
});

it('leaves what waits for a second officer for the next one too, and nothing that is settled', () => {
  const pendingCorrection = '3f0e6c1e-8a52-4d1c-9f0e-1f2a3b4c5d61';
  show([assessedLine()], undefined, {}, 'validated', { role: 'agent', declared: { pendingCorrection } });
  expect(button('Passer à la suivante').disabled).toBe(false);
  cleanup();
  show([assessedLine()], undefined, {}, 'paid', { role: 'agent' });
  expect(screen.queryByRole('button', { name: 'Passer à la suivante' })).toBeNull();
});

it('an act that lasts is said, and no other one begins before its answer', async () => {
  show([assessedLine()]);
  await userEvent.click(button('Valider'));
  expect(button('Valider').getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button('Valider'));
  await userEvent.click(button('Refuser'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Enregistrement en cours…')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

it('an act whose answer is lost is said to be uncertain, and asked again as it was', async () => {
  show([assessedLine()]);
  fetchMock.mockRejectedValueOnce(new TypeError('cut'));
  await userEvent.click(button('Valider'));
  expect(await screen.findByText('Enregistrement incertain')).toBeTruthy();
  expect(button('Valider').getAttribute('aria-busy')).toBeNull();
  await userEvent.click(button('Réessayer'));
  const [first, again] = sent();
  expect(again?.[1]?.body).toBe(first?.[1]?.body);
  expect(again?.[1]?.headers).toEqual(first?.[1]?.headers);
});

it('several means bring the first amount into sight: a press takes the focus there, an arrow leaves it', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const first = (): HTMLElement => screen.getByRole('textbox', { name: /Carte bancaire/ });
  show([assessedLine()]);
  await userEvent.click(button(/Enregistrer le paiement/));
  await userEvent.click(screen.getByRole('radio', { name: /Plusieurs moyens/ }));
  expect(document.activeElement).toBe(first());
  expect(seen.mock.contexts).toContain(first());
  await userEvent.click(screen.getByRole('radio', { name: /^Chèque de banque/ }));
  seen.mockClear();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Plusieurs moyens/ }));
  expect(seen.mock.contexts).toContain(first());
});

it('a chosen means of payment is recorded by Enter', async () => {
  show([assessedLine()]);
  await userEvent.click(button(/Enregistrer le paiement/));
  const card = screen.getByRole('radio', { name: /Carte bancaire/ });
  await userEvent.click(card);
  const form = card.closest('form');
  expect(form).not.toBeNull();
  form?.requestSubmit();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.[1]?.body).toContain('card');
});

describe('Enter on a choice records nothing', () => {
  const focused = () => document.activeElement;

  it('and leads to what is given in cash, or to the button of a payment', async () => {
    show([assessedLine()]);
    await userEvent.click(button(/Enregistrer le paiement/));
    await userEvent.click(screen.getByRole('radio', { name: /Espèces/ }));
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('textbox', { name: /Somme donnée en espèces/ }));
    const several = screen.getByRole('radio', { name: /Plusieurs moyens/ });
    screen.getByRole('radio', { name: /Espèces/ }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(several);
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('textbox', { name: /Carte bancaire/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Carte bancaire/ }));
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(button('Paiement reçu'));
    expect(sent()).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    expect(sent()).toHaveLength(1);
  });

  it.each(['Carte bancaire', 'Espèces'])(
    'nor does one that is held down, nor what it leads to left empty: %s',
    async (mean) => {
      show([assessedLine()]);
      await userEvent.click(button(/Enregistrer le paiement/));
      await userEvent.click(screen.getByRole('radio', { name: mean }));
      await userEvent.keyboard('{Enter>9/}');
      expect(sent()).toHaveLength(0);
      if (mean === 'Espèces') await userEvent.keyboard('{Enter}');
      expect(focused()).toBe(button('Paiement reçu'));
      expect(sent()).toHaveLength(0);
    },
  );

  it('nor does a refusal whose key is held down', async () => {
    show([assessedLine()]);
    await userEvent.click(button('Refuser'));
    await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    await userEvent.keyboard('{Enter>9/}');
    expect(sent()).toHaveLength(0);
  });

  it('and leads to what another reason must say, or to the button of a refusal', async () => {
    show([assessedLine()]);
    await userEvent.click(button('Refuser'));
    await userEvent.click(screen.getByRole('radio', { name: /Autre/ }));
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('textbox'));
    await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(button('Refuser la déclaration'));
    expect(sent()).toHaveLength(0);
  });
});

it('opens neither a correction nor the next declaration while an act is being written', async () => {
  show([assessedLine()], undefined, {}, 'submitted');
  expect(screen.getByRole('link', { name: 'Corriger' })).toBeTruthy();
  await userEvent.click(button('Valider'));
  expect(sent()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Corriger' })).toBeNull();
  expect([button('Corriger').disabled, button('Passer à la suivante').disabled]).toEqual([true, true]);
});

it('asks again what is given in cash once the means of payment changes', async () => {
  show([assessedLine()]);
  await userEvent.click(button('Enregistrer le paiement'));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /^Espèces/ }));
  await userEvent.type(dialog.getByLabelText(/^Somme donnée/), '200');
  await userEvent.click(dialog.getByRole('radio', { name: /^Plusieurs moyens/ }));
  await userEvent.type(dialog.getByLabelText(/^Espèces, en euros/), '5');
  expect(dialog.getByLabelText(/^Somme donnée/)).toHaveProperty('value', '');
});
