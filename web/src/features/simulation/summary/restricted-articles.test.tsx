import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketArticles, saveDraft, useAppStore } from '../../../store';
import { plain, shownTitle, shownWords, showPurchases } from '../testing/show-purchases';

const page = '/simulateur/recapitulatif';
const named = (name: string) => ({ productId: null, name, value: 12, currency: 'EUR' });
const meat = { ...named('Saucisson'), restriction: 'meat' } as const;
const camera = {
  productId: 'appareil-photo-numerique',
  name: 'Appareil photo',
  value: 650,
  currency: 'EUR',
};
/** Words of an answer that has nothing against an article. */
const blessing = /Rien à payer|Bon retour|en franchise|il vous reste 0/;
const articles = () => basketArticles(useAppStore.getState().simulator.simulatorRequest);
const spoken = () => plain(document.querySelector('[data-live-region]')?.textContent ?? '');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a forbidden article', () => {
  it('comes first, before any amount, with what is forbidden, why, and what to do', async () => {
    showPurchases(page, [meat]);
    expect(await shownTitle()).toBe('Un article ne peut pas entrer en France');
    const words = await shownWords(/Que faire/);
    const card = words.indexOf('Interdit à l’entrée');
    expect(card).toBeGreaterThan(0);
    expect(words.slice(0, card)).not.toMatch(/€/);
    expect(words.slice(card)).toMatch(/Saucisson.*l’entrée est interdite.*Remettez|remettez/su);
    expect(words).not.toMatch(blessing);
    expect(words).not.toContain('0,00 €À payer');
    expect(words).toContain('À remettre');
    expect(document.querySelector('main [class*="success"], main [class*="celebration"]')).toBeNull();
  });

  it('stays first beside something to pay, whose amount stands', async () => {
    showPurchases(page, [camera, meat]);
    expect(await shownTitle()).toBe('Un article ne peut pas entrer en France');
    const words = await shownWords(/Article interdit. À payer pour le reste/);
    expect(words).toMatch(/130,00 €/);
    expect(words).not.toMatch(/Rien à payer|Bon retour/);
  });

  it('adds up no tax of it, nor any allowance: why it may not enter, and its value, are all that is said', async () => {
    const dollars = { ...meat, value: 900, currency: 'USD' };
    showPurchases(page, [dollars, { ...camera, id: 'camera' }]);
    await shownWords(/Article interdit. À payer pour le reste/);
    const why = screen.getByRole('button', { name: /Pourquoi.*Saucisson/ });
    const words = plain(document.getElementById(why.getAttribute('aria-controls') ?? '')?.textContent ?? '');
    expect(words).toMatch(/interdit.*Taux de change1 € = .* USD.*Valeur en euros/su);
    expect(words).not.toMatch(/Total|TVA|Droits? de douane|franchise|taxé/u);
  });

  it('is no article that takes a whole allowance and leaves it to others', async () => {
    showPurchases('/simulateur/produits', [{ ...meat, value: 900 }]);
    const words = await shownWords(/Franchise en valeur/);
    expect(words).toContain('reste 430,00 €');
    expect(words).not.toContain('pour d’autres articles');
  });

  it('is said by the strip and aloud', async () => {
    showPurchases('/simulateur/panier', [meat, { ...camera, id: 'camera' }]);
    await shownWords(/Article interdit. À payer pour le reste/);
    await userEvent.click(screen.getByRole('button', { name: /Retirer\s: Appareil photo/ }));
    const words = await shownWords(/Article interditÀ remettre/);
    expect(words).toMatch(/Saucisson.*12,00 €.*interdit/su);
    expect(words).not.toContain('À payer pour l’instant');
    await waitFor(() => expect(spoken()).toContain('Article interdit : À remettre'));
  });

  it('says in the plural that there are several', async () => {
    showPurchases(page, [meat, { ...named('Fromage'), id: 'b', restriction: 'dairy' }]);
    expect(await shownTitle()).toBe('Des articles ne peuvent pas entrer en France');
    await shownWords(/Saucisson.*Fromage.*Que faire/su);
  });
});

describe('a doubtful article', () => {
  it('is a question, asked before any amount, never an answer', async () => {
    showPurchases(page, [named('Poulet')]);
    expect(await shownTitle()).toBe('Une question avant le résultat');
    const words = await shownWords(/est-ce de la viande/);
    expect(words).not.toMatch(blessing);
    expect(words.slice(0, words.indexOf('À vérifier avant tout'))).not.toContain('€');
  });

  it('is forbidden once the answer is yes', async () => {
    showPurchases(page, [named('Poulet')]);
    await shownWords(/est-ce de la viande/);
    await userEvent.click(screen.getByRole('button', { name: /Oui\s: Poulet/ }));
    expect(articles()).toMatchObject([{ restrictionAnswers: { meat: 'yes' } }]);
    await waitFor(async () => expect(await shownTitle()).toBe('Un article ne peut pas entrer en France'));
  });

  it.each([
    ['from there', { country: 'FO' }, {}],
    ['bought there', {}, { purchaseCountry: 'FO' }],
  ] as const)(
    'is told what of it is admitted where it is, %s, in place of the ban',
    async (_, trip, article) => {
      showPurchases(page, [{ ...named('Poulet'), ...article }], trip);
      const words = await shownWords(/est-ce de la viande/);
      expect(words).toContain('10 kg au plus par voyageur');
      expect(words).not.toMatch(/entrée est interdite/u);
    },
  );

  it('is free once the answer is no, which an officer may check', async () => {
    showPurchases(page, [named('Poulet')]);
    await shownWords(/est-ce de la viande/);
    const doubt = within(screen.getByRole('region', { name: 'À vérifier avant tout' }));
    await userEvent.click(doubt.getByRole('button', { name: /Non\s: Poulet/ }));
    expect(articles()).toMatchObject([{ restrictionAnswers: { meat: 'no' } }]);
    await waitFor(async () => expect(await shownTitle()).toBe('Rien à payer'));
    await shownWords(/Un agent peut le vérifier/);
  });

  it('is asked about each good that it may be, with the focus on the next question, then on the result', async () => {
    showPurchases(page, [named('Saucisson et fromage')]);
    await shownWords(/est-ce de la viande.*est-ce un produit laitier/su);
    const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
    await userEvent.click(button(/Non\s:.*viande/));
    expect(articles()).toMatchObject([{ restrictionAnswers: { meat: 'no' } }]);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Oui\s:.*laitier/),
    );
    expect(await shownTitle()).toBe('Une question avant le résultat');
    await userEvent.click(button(/Non\s:.*laitier/));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(await shownTitle()).toBe('Rien à payer');
  });

  it('is asked about another good when the country changes, whatever was answered', async () => {
    const article = { ...named('Saucisson et CBD'), restrictionAnswers: { cbd: 'no' } } as const;
    showPurchases(page, [article]);
    expect(await shownTitle()).toBe('Une question avant le résultat');
    await shownWords(/est-ce de la viande/);
  });

  it.each([{ restriction: 'none' }, { restrictionAnswers: { meat: 'no' } }] as const)(
    'keeps its answer when its price alone changes: %j',
    async (answers) => {
      showPurchases('/simulateur/produits?article=0', [{ ...named('Poulet'), ...answers }]);
      await shownWords(/Prix d’un article/);
      await userEvent.clear(screen.getByLabelText('Prix d’un article'));
      await userEvent.type(screen.getByLabelText('Prix d’un article'), '20');
      await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
      await waitFor(() => expect(articles()).toMatchObject([{ value: 20, ...answers }]));
    },
  );
});

it('comes before what a list left uncounted, on a wide screen too', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280, height: 800 });
  saveDraft('uncountedLines', { typed: '', lines: [{ key: 'a', typed: 'montre 99 €' }] });
  showPurchases(page, [meat]);
  await shownTitle();
  const words = await shownWords(/montre 99 €/);
  expect(words.indexOf('Interdit à l’entrée')).toBeGreaterThan(0);
  expect(words.indexOf('Interdit à l’entrée')).toBeLessThan(words.indexOf('montre 99 €'));
  Reflect.get(window, 'happyDOM').setViewport({ width: 360, height: 740 });
});

it('says whom to show what alone was typed to, where the basket counts nothing', async () => {
  saveDraft('uncountedLines', { typed: '', lines: [{ key: 'a', typed: 'montre 99 €' }] });
  showPurchases(page, []);
  expect(await shownTitle()).toBe('Résultat incomplet');
  const words = await shownWords(/montre 99 €/);
  expect(words).toContain('Si vous le rapportez, montrez-le à un agent.');
  expect(words).toContain('prenez le circuit rouge');
  expect(words).not.toContain('Votre panier est vide');
});

it.each([
  [
    'regulated',
    { ...named('Carabine'), restriction: 'weapons' },
    'Au contrôle, montrez les papiers que la loi demande.',
  ],
  ['forbidden', meat, 'Remettez-le à un agent de la douane, avant la sortie.'],
] as const)(
  'says what is left to do in whole sentences, beside what a list left uncounted: %s',
  async (_, article, note) => {
    saveDraft('uncountedLines', { typed: '', lines: [{ key: 'a', typed: 'montre 99 €' }] });
    showPurchases(page, [article]);
    await shownTitle();
    expect(await shownWords(/montre 99 €/)).toContain(
      `${note} Un article n’est pas compté ici. Si vous le rapportez, montrez-le à un agent.`,
    );
  },
);

describe('an article that may not board the plane of the trip', () => {
  const fireworks = { ...named('Fusée'), restriction: 'explosives' } as const;

  it('is said so in the title, the card, over the amount and over its line, and what to do', async () => {
    showPurchases(page, [fireworks], { meanOfTransport: 'plane' });
    expect(await shownTitle()).toBe('Un article est interdit en avion');
    const words = await shownWords(/Interdit en avion \(1\)/);
    expect(words).toContain('Ne l’emportez pas. Si vous l’avez quand même, présentez-le au contrôle.');
    expect(words).toMatch(/Article interdit en avion\s*À présenter/);
    expect(screen.getByRole('heading', { name: /^Interdit en avion$/u })).toBeTruthy();
    expect(words).not.toMatch(/à présenter au contrôle|Article réglementé|Réglementé \(/u);
  });

  it('stands apart from what is regulated beside it', async () => {
    showPurchases(page, [fireworks, { ...named('Carabine'), restriction: 'weapons' }], {
      meanOfTransport: 'plane',
    });
    expect(await shownTitle()).toBe('Des articles sont réglementés, dont un interdit en avion');
    const words = await shownWords(/Interdit en avion \(1\).*Réglementé \(1\)/su);
    const cards = ['Interdit en avion', 'Fusée', 'Réglementé : à présenter au contrôle', 'Carabine'];
    expect(cards.map((part) => words.indexOf(part))).toEqual(
      cards.map((part) => words.indexOf(part)).toSorted((one, other) => one - other),
    );
    expect(words).toContain('interdit en avion');
  });

  it('is said so though its line tells of a doubt about its name', async () => {
    const doubtful = { ...named('Pétards et viande'), restrictionAnswers: { explosives: 'yes' } } as const;
    showPurchases(page, [doubtful], { meanOfTransport: 'plane' });
    expect(await shownTitle()).toBe('Une question avant le résultat');
    expect(await screen.findByRole('heading', { name: /^Interdit en avion$/u })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Réglementé/u })).toBeNull();
  });

  it('is regulated by any other transport, as before', async () => {
    showPurchases(page, [fireworks], { meanOfTransport: 'car' });
    expect(await shownTitle()).toBe('Un article est réglementé');
    const words = await shownWords(/Réglementé : à présenter au contrôle/);
    expect(words).toMatch(/Réglementé \(1\)/u);
    expect(words).not.toMatch(/interdit en avion/iu);
  });
});

describe('a regulated article', () => {
  it('is named with its permit before any amount, and never blessed', async () => {
    showPurchases(page, [{ ...named('Carabine'), restriction: 'weapons' }]);
    expect(await shownTitle()).toBe('Un article est réglementé');
    const words = await shownWords(/Réglementé : à présenter au contrôle/);
    expect(words).not.toMatch(blessing);
    expect(words).toMatch(/Article réglementé\s*À présenter/);
    expect(words).toContain('autorisation obtenue avant le voyage');
    expect(words.indexOf('autorisation obtenue')).toBeLessThan(words.indexOf('Article réglementé'));
    expect(screen.getByRole('link', { name: 'Déclarer mes achats' })).toBeTruthy();
  });

  it('keeps the amount that it owes, beside what it asks for', async () => {
    showPurchases(page, [{ ...named('Carabine'), value: 900, restriction: 'weapons' }]);
    const words = await shownWords(/Article réglementé. À payer/);
    expect(words).toMatch(/Article réglementé. À payer\s*À\sévaluer/u);
    expect(words).toContain('prenez le circuit rouge');
  });
});

it.each(['xyzzy', 'سجادة'])('an article that nobody knows, « %s », is never blessed', async (name) => {
  showPurchases(page, [named(name)]);
  expect(await shownTitle()).toBe('Rien à payer, sous réserve d’un contrôle');
  const words = await shownWords(/nous ne savons pas ce que c’est/);
  expect(words).toContain('À payer, sous réserve0,00 €Un agent peut contrôler ce qui n’est pas reconnu');
  expect(words).toContain(
    `« ${name} » : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé`,
  );
  expect(words).not.toMatch(/rien à déclarer|Bon retour/);
  expect(document.querySelector('main [class*="celebration"]')).toBeNull();
});

it('leaves what nothing restricts as it was', async () => {
  showPurchases(page, [named('Tapis')]);
  expect(await shownTitle()).toBe('Rien à payer, rien à déclarer');
  await shownWords(/Bon retour/);
});

describe('what to know of several articles', () => {
  const own = (productId: string, name: string) => ({ productId, name, value: 400, currency: 'EUR' });

  it('names the article of each sentence, and spells its law', async () => {
    showPurchases(page, [own('detecteur-de-metaux', 'Détecteur'), own('sac-a-main-cuir', 'Sac à main')]);
    await shownTitle();
    const words = await shownWords(/Des formalités|des formalités/);
    expect(words).toMatch(/« Détecteur de métaux » : des formalités sont à faire pour l’utiliser/u);
    expect(words).toMatch(/« Sac à main en cuir » : selon ce dont il est fait, cet article/u);
    expect(words).toContain('permis CITES (convention sur le commerce international');
    expect(words).toMatch(/Texte : règlement européen nº 338\/97/u);
    expect(words).not.toMatch(/art\. |Dir\. |CGI|\(CE\)/u);
  });
});
