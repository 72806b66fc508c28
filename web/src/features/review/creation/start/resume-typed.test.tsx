import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isText } from '../../../../lib/shape';
import { initialAppState, readDraft, saveDraft, useAppStore } from '../../../../store';
import { eraseAllParked } from '../../../../store/parked/parked-declarations';
import { isArticleDraft } from '../../../basket/products/article-draft';
import { creationPaths } from '../creation-paths';
import { completeRequest, haveInHand } from '../testing/pending-declaration';
import { goTo, showRoutes } from '../testing/show-routes';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  sessionStorage.clear();
  eraseAllParked();
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
});
afterEach(() => {
  cleanup();
  eraseAllParked();
  useAppStore.setState(initialAppState, true);
  vi.unstubAllGlobals();
});

const price = (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('textbox', { name: /^Prix/u }, { timeout: 30_000 });

it('takes a declaration up at the article that was being typed when it was put aside, as it was typed', async () => {
  haveInHand({ request: completeRequest });
  showRoutes(`${creationPaths.products}?produit=smartphone`);
  fireEvent.change(await price(), { target: { value: '450' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mettre de côté' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mettre de côté et en commencer une autre' }));
  await screen.findByRole('textbox', { name: /^Nom de famille/u });
  goTo(creationPaths.start);
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre' }));
  expect((await price()).value).toBe('450');
  // Begun in hand, it is taken up there too.
  goTo(creationPaths.start);
  const resume = await screen.findByRole('link', { name: 'Reprendre cette déclaration' });
  expect(resume.getAttribute('href')).toBe(`${creationPaths.products}?produit=smartphone`);
});

it('leaves to the search what stands in it, of another article than the one whose form is opened again', async () => {
  haveInHand({ request: completeRequest });
  const { declarationId = '' } = completeRequest;
  saveDraft('agentSearch', 'montre 250 $', `:${declarationId}`);
  showRoutes(`${creationPaths.products}?produit=smartphone`, { isResumed: true });
  const field = await price();
  expect(field.value).toBe('');
  fireEvent.change(field, { target: { value: '450' } });
  fireEvent.click(screen.getByRole('button', { name: /^Ajouter/u }));
  await screen.findByRole('searchbox', {}, { timeout: 30_000 });
  expect(readDraft('agentSearch', isText, `:${declarationId}`)).toBe('montre 250 $');
});

it('takes from the search the words that led to the form that is opened again, once it is added', async () => {
  haveInHand({ request: completeRequest });
  const lists = `:${completeRequest.declarationId ?? ''}`;
  saveDraft('agentSearch', 'smartphone 45 €', lists);
  const nothing = { text: '' };
  const typed = { name: '', price: { text: '50' }, currency: 'EUR', count: { text: '1' }, originCountry: '' };
  const draft = { ...typed, amount: nothing, degree: nothing, sought: 'smartphone 45 €' };
  saveDraft('article', draft, `${lists}:smartphone`);
  showRoutes(`${creationPaths.products}?produit=smartphone`, { isResumed: true });
  expect((await price()).value).toBe('50');
  fireEvent.click(screen.getByRole('button', { name: /^Ajouter/u }));
  await screen.findByRole('searchbox', {}, { timeout: 30_000 });
  expect(readDraft('agentSearch', isText, lists)).toBeUndefined();
});

it('is of one article: a list in the search is not what led to the form', async () => {
  haveInHand({ request: completeRequest });
  const lists = `:${completeRequest.declarationId ?? ''}`;
  saveDraft('agentSearch', 'parfum 80 $, montre 250 $', lists);
  showRoutes(`${creationPaths.products}?produit=smartphone`);
  fireEvent.change(await price(), { target: { value: '50' } });
  const draft = readDraft('article', isArticleDraft, `${lists}:smartphone`);
  expect([draft?.price.text, draft?.sought]).toEqual(['50', undefined]);
});

it('is the next traveller’s form, empty, once the one before is put aside', async () => {
  haveInHand({ request: completeRequest });
  showRoutes(`${creationPaths.products}?produit=smartphone`);
  fireEvent.change(await price(), { target: { value: '450' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mettre de côté' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mettre de côté et en commencer une autre' }));
  await screen.findByRole('textbox', { name: /^Nom de famille/u });
  // As if another tab had gone on.
  haveInHand({ request: { ...completeRequest, declarationId: '3f6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' } });
  goTo(`${creationPaths.products}?produit=smartphone`);
  await waitFor(async () => expect((await price()).value).toBe(''));
});

it('has another form at hand as soon as another tab takes another declaration up', async () => {
  haveInHand({ request: completeRequest });
  showRoutes(`${creationPaths.products}?produit=smartphone`);
  fireEvent.change(await price(), { target: { value: '450' } });
  haveInHand({ request: { ...completeRequest, declarationId: '3f6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e' } });
  await waitFor(async () => expect((await price()).value).toBe(''));
});
