import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../../store';
import {
  eraseAllParked,
  parkAgentDeclaration,
  useParkedStore,
} from '../../../../store/parked/parked-declarations';
import { creationPaths } from '../creation-paths';
import { completeRequest, haveInHand } from '../testing/pending-declaration';
import { address, readText, showRoutes } from '../testing/show-routes';

function park(name: string, declarationId: string): void {
  haveInHand({ request: { ...completeRequest, declarationId } });
  parkAgentDeclaration({ newId: declarationId, name, at: new Date() });
}

async function erase(name: string): Promise<void> {
  const card = screen.getByRole('region', { name });
  const eraser = within(card).getByRole('button', { name: 'Effacer' });
  eraser.focus();
  fireEvent.click(eraser);
  fireEvent.click(await screen.findByRole('button', { name: 'Oui, effacer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
}

beforeEach(() => {
  eraseAllParked();
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  park('Valise bleue', '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e');
  park('Valise rouge', '3f6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e');
});
afterEach(() => {
  cleanup();
  eraseAllParked();
  useAppStore.setState(initialAppState, true);
  vi.unstubAllGlobals();
});

it('is read from its heading on once a declaration put aside is erased', async () => {
  showRoutes(creationPaths.start);
  await erase('Valise rouge');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Une déclaration est commencée');
  expect(document.activeElement).toBe(heading);
});

it('begins another with the cursor in its first field once the last one is erased', async () => {
  showRoutes(creationPaths.start);
  await erase('Valise rouge');
  await erase('Valise bleue');
  await waitFor(() => expect(address()).toBe(creationPaths.contact));
  expect(useParkedStore.getState().parked).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Nom de famille/u }));
});

it.each([true, false])('says of what is in hand whether it may be saved: %s', (hasLeft) => {
  const { declarationId } = completeRequest;
  haveInHand({ request: { ...completeRequest, corrects: hasLeft ? declarationId : undefined } });
  eraseAllParked();
  showRoutes(creationPaths.start);
  expect(readText()).toMatch(
    hasLeft
      ? /Un enregistrement est peut-être passé. Enregistrez de nouveau/u
      : /Elle n’est pas enregistrée/u,
  );
  expect(readText()).not.toMatch(hasLeft ? /n’est pas enregistrée/u : /peut-être/u);
});
