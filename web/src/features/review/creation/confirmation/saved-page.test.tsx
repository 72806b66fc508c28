import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../../store';
import { eraseAllParked } from '../../../../store/parked/parked-declarations';
import { creationPaths } from '../creation-paths';
import { completeRequest, haveInHand, savedDeclaration } from '../testing/pending-declaration';
import { address, showRoutes } from '../testing/show-routes';

const savedBefore = savedDeclaration('3f6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e');
const request = () => useAppStore.getState().declaration.declarationAgentRequest;

async function pressAnother(): Promise<void> {
  showRoutes(creationPaths.saved);
  fireEvent.click(await screen.findByRole('button', { name: 'Nouvelle déclaration' }));
}

beforeEach(() => {
  eraseAllParked();
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
});
afterEach(() => {
  cleanup();
  useAppStore.setState(initialAppState, true);
  vi.unstubAllGlobals();
});

it('begins another declaration with nothing of the one that was saved', async () => {
  haveInHand({ submitted: savedBefore });
  await pressAnother();
  await waitFor(() => expect(address()).toBe(creationPaths.contact));
  expect(useAppStore.getState().declaration.declarationAgentResponse.submitted).toBeNull();
});

it('loses nothing of a declaration that was begun since', async () => {
  haveInHand({ request: completeRequest, submitted: savedBefore });
  await pressAnother();
  await screen.findByText('Une déclaration est commencée');
  expect(address()).toBe(creationPaths.start);
  expect(request()).toEqual(completeRequest);
});
