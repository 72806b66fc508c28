import { publicIdFromRandom, withSignature, writeDeclarationCode } from '@retour/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../../../ui';
import { CodesPage } from './codes-page';
import { codesText, referenceText } from './text/codes-text';

/** A code of a key that this device does not know. */
const code = withSignature(
  writeDeclarationCode({
    publicId: publicIdFromRandom(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8])),
    declarationId: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
    version: 2,
    edition: '2026-11',
    total: 12_345,
    totalIsMinimum: false,
    keyId: 'k9',
  }),
  new Uint8Array(64),
);

/** What the service answers, when it does, to each time the keys are asked for. */
let answers: ((keys: object) => void)[] = [];

beforeEach(() => {
  answers = [];
  const ask = () => new Promise<Response>((resolve) => answers.push((keys) => resolve(Response.json(keys))));
  vi.stubGlobal('fetch', vi.fn(ask));
  render(
    <MemoryRouter>
      <LiveRegionProvider>
        <CodesPage />
      </LiveRegionProvider>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const give = (text: string): Promise<void> =>
  userEvent.type(screen.getByLabelText(referenceText.label), `${text}{Enter}`);
const knowsNone = (): void => {
  for (const answer of answers) answer({ keys: [] });
};

it('says that a code is being checked while its key is asked for, in the place of a camera that reads no more', async () => {
  await give(code);
  expect(screen.getByText('Vérification du code')).toBeTruthy();
  expect(screen.queryByRole('button', { name: codesText.start })).toBeNull();
  knowsNone();
  expect(await screen.findByText('Code refusé : clé inconnue')).toBeTruthy();
  expect(screen.queryByText('Vérification du code')).toBeNull();
});

it('answers the code that was given last, whichever was checked first', async () => {
  await give(code);
  await give('RF1~abc');
  expect(await screen.findByText(/n’est pas une déclaration/u)).toBeTruthy();
  knowsNone();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText(/clé inconnue/u)).toBeNull();
  expect(screen.getByText(/n’est pas une déclaration/u)).toBeTruthy();
});
