import { readSearchText } from '@retour/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lawToday } from '../../../lib/law-today';
import { initialAppState, type SimulatorRequest } from '../../../store';
import { readSimulation } from '../../basket/sharing/read-simulation';
import { shareLink } from '../../basket/sharing/share-link';
import { plain } from '../testing/show-purchases';
import { ShareDialog } from './share-dialog';

const request: SimulatorRequest = {
  ...initialAppState.simulator.simulatorRequest,
  age: 34,
  meanOfTransport: 'plane',
  country: 'US',
  border: false,
  declarationId: '3f0c2b2e-0000-4000-8000-000000000001',
  alcoholDegree: 12,
  customShoppingProducts: [{ id: 'de-l-appareil', name: 'Yourte', value: 5_000, currency: 'USD' }],
};
const link = shareLink(request, lawToday(), window.location.origin);
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  writeText.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  writeText.mockReset();
});

const show = (): void => {
  render(<ShareDialog request={request} open onClose={closed} />);
};
const closed = vi.fn();
const press = (name: string) => userEvent.click(screen.getByText(name));

it('says what the link tells, and makes one that tells no more', () => {
  show();
  const said = plain(document.body.textContent ?? '');
  expect(said).toContain('tranche d’âge (18 ans ou plus)');
  expect(said).toContain('les noms que vous avez tapés');
  expect(said).toContain('Partager n’envoie rien à notre service.');
  const { pathname, search, hash } = new URL(link);
  expect([pathname, search]).toEqual(['/simulateur/partage', '']);
  const told = readSimulation(hash.slice(1));
  expect(told).toMatchObject({ kind: 'read', request: { age: 18, country: 'US' } });
  expect(JSON.stringify(told)).not.toMatch(/3f0c2b2e|de-l-appareil|alcoholDegree/);
});

it('copies the link where the device has no sharing of its own', async () => {
  show();
  expect(screen.queryByText('Partager le lien')).toBeNull();
  await press('Copier le lien');
  expect(writeText).toHaveBeenCalledWith(link);
  expect(plain((await screen.findByText(/^Lien copié/)).textContent ?? '')).toContain('Collez-le');
});

it('shows the link, selected, where it may not be copied', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  show();
  await press('Copier le lien');
  const field = await screen.findByLabelText<HTMLInputElement>('Lien de la simulation');
  expect(field.value).toBe(link);
  expect(field.selectionEnd).toBe(link.length);
});

it('is shared by the device, and copied when that fails for another reason than a change of mind', async () => {
  const share = vi.fn<(data: { readonly url: string }) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });
  show();
  await press('Partager le lien');
  expect(share).toHaveBeenCalledWith({ url: link });
  expect(closed).toHaveBeenCalledOnce();
  share.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
  await press('Partager le lien');
  expect(writeText).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await press('Partager le lien');
  expect(writeText).toHaveBeenCalledWith(link);
});

it('shows an agent the link as a code, unless it is too long for one', async () => {
  show();
  await press('Montrer à un agent');
  const code = await screen.findByLabelText('Code QR de la simulation');
  expect(code.getAttribute('data-code')).toBe(link);
  expect(readSearchText(link)).toEqual({ kind: 'simulation', text: new URL(link).hash.slice(1) });
  cleanup();
  const [yurt] = request.customShoppingProducts;
  const many = Array.from({ length: 60 }, (_, n) => ({
    ...yurt,
    id: `${n}`,
    name: `Yourte ${n}`,
    value: n,
    currency: 'USD',
  }));
  render(<ShareDialog request={{ ...request, customShoppingProducts: many }} open onClose={closed} />);
  expect(screen.queryByText('Montrer à un agent')).toBeNull();
  expect(plain(document.body.textContent ?? '')).toContain('trop long pour un code QR');
});
