import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepNewcomersPage } from './newcomers-page';

const question = '/simulateur/configuration/etape1';
const root = () => document.getElementById('root');
const isOverContent = () =>
  document.getElementById('loading')?.classList.contains('loading-over-content') ?? false;

function open(address: string): void {
  history.replaceState(null, '', address);
  keepNewcomersPage(location);
}

beforeEach(() => {
  document.body.innerHTML = `<div id="loading" class="loading loading-over-content"></div>
    <div id="root" data-newcomers-at="${question}"><h1>Quel âge avez-vous ?</h1></div>`;
});

afterEach(() => localStorage.clear());

test('who has begun nothing keeps the question, at its address', () => {
  open('/simulateur/produits');
  expect(location.pathname).toBe(question);
  expect(root()?.textContent).toContain('Quel âge');
  expect(isOverContent()).toBe(true);
});

test.each([{ age: 34 }, null])(
  'who has begun something waits for their own page · %j',
  (simulatorRequest) => {
    localStorage.setItem(
      'app-storage',
      JSON.stringify({ version: 5, state: { simulator: { simulatorRequest } } }),
    );
    open('/simulateur/produits');
    expect(location.pathname).toBe('/simulateur/produits');
    expect(root()?.hasChildNodes()).toBe(false);
    expect(isOverContent()).toBe(false);
  },
);

test('a link that describes a page waits for that page', () => {
  open('/simulateur/produits#panier');
  expect(location.pathname + location.hash).toBe('/simulateur/produits#panier');
  expect(root()?.hasChildNodes()).toBe(false);
});

test('a page that is everybody’s stays as it is', () => {
  root()?.removeAttribute('data-newcomers-at');
  open('/faqs');
  expect(location.pathname).toBe('/faqs');
  expect(root()?.hasChildNodes()).toBe(true);
});
