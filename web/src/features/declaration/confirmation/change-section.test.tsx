import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerDeclarantAge,
  changeContactDetails,
  initialAppState,
  saveSentDeclaration,
  useAppStore,
} from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { LiveRegionProvider } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { ConfirmationPage } from './confirmation-page';
import { answerJson, refusal, servedDeclaration } from './testing/served-declaration';

const sent = sentDeclaration();
const served = (changes: object) => answerJson(servedDeclaration(sent, changes));

/** How the server answers about the declaration: a look finds it as it was sent, unless told otherwise. */
function serve(answers: { readonly PATCH?: () => Response; readonly GET?: () => Response }): void {
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (!address.includes(sent.id)) return new Promise<Response>(() => undefined);
    return method === 'PATCH' ? answers.PATCH?.() : (answers.GET?.() ?? served({ version: sent.version }));
  });
}

const breaks = (): never => {
  throw new TypeError('Failed to fetch');
};

/** As who comes from the sending sees it. */
async function showPage(): Promise<void> {
  const { confirmation } = declarationPaths;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LiveRegionProvider>
          <Routes>
            <Route path="/" element={<Navigate to={confirmation} state={{ justSent: true }} replace />} />
            <Route path="*" element={<ConfirmationPage />} />
          </Routes>
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Annuler ma déclaration' });
}

async function press(opener: string, confirmation: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: opener }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirmation }));
}

const cancel = () => press('Annuler ma déclaration', 'Oui, annuler ma déclaration');
const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ').trim();
const spoken = () => flat(document.querySelector('[data-live-region]')?.textContent);
const focused = () => document.activeElement;

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 360, height: 740 });
  useAppStore.setState(initialAppState, true);
  saveSentDeclaration(sent);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a cancellation whose answer is lost', () => {
  const unknown = /^La réponse n’est pas arrivée : nous ne savons pas si votre déclaration est annulée\./u;
  const told = () => screen.getAllByRole('status').filter((one) => unknown.test(flat(one.textContent)));

  beforeEach(() => {
    let isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    serve({
      PATCH: () => {
        isOnline = false;
        return breaks();
      },
    });
  });

  it.each([
    ['Annuler ma déclaration', 'Oui, annuler ma déclaration'],
    ['Annuler et corriger', 'Oui, annuler et corriger'],
  ])('is not said to have failed: « %s »', async (opener, confirmation) => {
    answerDeclarantAge(34, { declarationId: sent.id, claimToken: sent.claimToken });
    await showPage();
    await press(opener, confirmation);
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(flat(told()[0]?.textContent)).toContain('Réessayez avec du réseau. Son état s’affichera ici.');
    expect(document.body.textContent).not.toContain('reste valable');
  });

  it('is known once a look finds it, and the title takes the focus of the button that is gone', async () => {
    await showPage();
    await cancel();
    await waitFor(() => expect(told()).toHaveLength(1));
    act(() => screen.getByRole('button', { name: 'Annuler ma déclaration' }).focus());
    serve({ GET: () => served({ status: 'cancelled' }) });
    act(() => void dispatchEvent(new Event('online')));
    const title = await screen.findByRole('heading', { level: 1, name: /est annulée$/u });
    expect(told()).toHaveLength(0);
    expect(focused()).toBe(title);
  });
});

it('one whose answers another took the place of is left to an agent, or to be done anew', async () => {
  serve({});
  await showPage();
  expect(screen.queryByRole('button', { name: 'Annuler et corriger' })).toBeNull();
  expect(flat(document.body.textContent)).toContain(
    'Ses réponses ne sont plus sur cet appareil. Montrez son code à un agent : il peut la corriger. Sinon, ',
  );
});

describe('once a declaration is cancelled', () => {
  it('the title that says it has the focus, and what is said stands by itself', async () => {
    serve({ PATCH: () => served({ status: 'cancelled' }) });
    await showPage();
    await cancel();
    const title = await screen.findByRole('heading', { level: 1, name: /est annulée$/u });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(title);
    expect(spoken()).toBe(
      'Votre déclaration est envoyée. État de la déclaration : annulée. Elle ne vaut plus rien. Vos achats restent à déclarer.',
    );
  });

  it('to be corrected, its answers are kept under another name', async () => {
    answerDeclarantAge(34, { declarationId: sent.id, claimToken: sent.claimToken });
    serve({ PATCH: () => served({ status: 'cancelled' }) });
    await showPage();
    await press('Annuler et corriger', 'Oui, annuler et corriger');
    const answers = () => useAppStore.getState().declaration.declarationRequest;
    await waitFor(() => expect(answers().corrects).toBe(sent.id));
    expect(answers().declarationId).not.toBe(sent.id);
    expect(answers().contactDetails.age).toBe(34);
  });

  it('to be corrected, it is said that what is corrected is not sent, and no more that the first one is', async () => {
    answerDeclarantAge(34, { declarationId: sent.id, claimToken: sent.claimToken });
    serve({ PATCH: () => served({ status: 'cancelled' }) });
    await showPage();
    expect(spoken()).toBe('Votre déclaration est envoyée.');
    await press('Annuler et corriger', 'Oui, annuler et corriger');
    await waitFor(() => expect(spoken()).toMatch(/nouvelle déclaration : elle n’est pas encore envoyée\.$/u));
    expect(spoken()).toMatch(/^État de la déclaration : annulée\. Elle ne vaut plus rien\. /u);
  });

  it('elsewhere, the page says it aloud and leaves the focus where it is', async () => {
    serve({});
    await showPage();
    const other = screen.getByRole('button', { name: 'Faire une autre déclaration' });
    act(() => other.focus());
    serve({ GET: () => served({ status: 'cancelled' }) });
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(spoken()).toMatch(/ État de la déclaration : annulée\. /u));
    expect(focused()).toBe(other);
  });
});

describe.each(['cancelled', 'refused'] as const)('the answers of a declaration that is %s', (status) => {
  const answers = () => useAppStore.getState().declaration.declarationRequest;
  const another = () => userEvent.click(screen.getByRole('button', { name: 'Faire une autre déclaration' }));
  const dialog = () => within(screen.getByRole('dialog'));

  beforeEach(async () => {
    answerDeclarantAge(34, { declarationId: sent.id, claimToken: sent.claimToken });
    serve({});
    await showPage();
    serve({ GET: () => served({ status }) });
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByRole('button', { name: 'Corriger et renvoyer mes réponses' });
  });

  it('are erased for another one after a question alone', async () => {
    await another();
    expect(answers().declarationId).toBe(sent.id);
    expect(flat(screen.getByRole('dialog').textContent)).toContain(
      'Elle ne vaut plus rien, mais ses articles restent à déclarer. En faire une autre les efface d’ici.',
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Effacer et en faire une autre' }));
    expect(answers().declarationId).not.toBe(sent.id);
  });

  it('are corrected from the question', async () => {
    await another();
    await userEvent.click(dialog().getByRole('button', { name: 'Corriger et renvoyer mes réponses' }));
    expect(answers().corrects).toBe(sent.id);
    expect(answers().contactDetails.age).toBe(34);
  });
});

it('the answers of what an office computes elsewhere are not sent again once it is refused, whatever is corrected', async () => {
  const answers = () => useAppStore.getState().declaration.declarationRequest;
  const figure = { code: 'to-assess', text: 'À évaluer.', legalBasis: null, figures: {} };
  const vehicle = assessedLine({ status: 'to-assess', total: 0, explanation: [figure] });
  const assessment = assessedBasket([vehicle], { totalIsMinimum: true });
  answerDeclarantAge(34, { declarationId: sent.id, claimToken: sent.claimToken });
  serve({});
  await showPage();
  serve({ GET: () => served({ status: 'refused', assessment }) });
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByRole('heading', { level: 1, name: /est refusée$/u });
  expect(screen.queryByRole('button', { name: 'Corriger et renvoyer mes réponses' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Faire une autre déclaration' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answers().declarationId).not.toBe(sent.id);
});

it('a cancellation that comes too late leaves the focus on the title that says what an agent did', async () => {
  serve({
    PATCH: () => {
      serve({ GET: () => served({ status: 'validated' }) });
      return refusal(412, 'stale-version');
    },
  });
  await showPage();
  await cancel();
  expect(await screen.findByText(/^Un agent l’a déjà traitée/u)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(screen.getByRole('heading', { level: 1, name: /est validée$/u }));
});

it('is offered no more once an agent has ended the control and taken it up again', async () => {
  serve({ GET: () => served({ reopened: { at: '2026-11-21T10:00:00.000Z' } }) });
  await showPage();
  const title = await screen.findByRole('heading', { level: 1, name: /est rouverte$/u });
  expect(focused()).toBe(title);
  expect(screen.queryByRole('button', { name: 'Annuler ma déclaration' })).toBeNull();
  expect(spoken()).toContain('Un agent l’a rouverte.');
});

it('names all that the next traveller is given of the one before', async () => {
  saveSentDeclaration(sent);
  changeContactDetails({
    lastName: 'Durand',
    city: 'Lyon',
    email: 'zoe@exemple.fr',
    phoneNumber: '0612345678',
  });
  await showPage();
  const hint = 'le nom de famille, l’adresse, l’e-mail, le téléphone et le voyage sont repris.';
  expect(flat(document.body.textContent.replaceAll('\u2060', ''))).toContain(hint);
  await userEvent.click(screen.getByRole('button', { name: 'Faire une autre déclaration' }));
  const { contactDetails } = useAppStore.getState().declaration.declarationRequest;
  const { lastName, email, phoneNumber } = contactDetails;
  expect([lastName, email, phoneNumber]).toEqual(['Durand', 'zoe@exemple.fr', '0612345678']);
});
