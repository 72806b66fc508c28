import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serveDay } from '../../basket/session/testing/serve-day';
import { forgetDevice, open, patience } from '../testing/open-before-buying';
import { plain } from '../testing/show-purchases';

const camera = {
  id: 'a',
  productId: 'appareil-photo-numerique',
  name: 'Appareil photo',
  value: 650,
  currency: 'EUR',
};
const clock = /L.heure de cet appareil n.est pas la bonne/u;

afterEach(() => {
  vi.useRealTimers();
  forgetDevice();
});

it('says in the shop too that the clock of the device is wrong, once it computes with the day that it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-25T11:00:00Z') });
  serveDay(() => '2026-11-21');
  open({ shoppingProducts: [camera] });
  const notice = await screen.findByText(clock, undefined, patience);
  expect(plain(notice.textContent ?? '')).toContain('Nous sommes le 21 novembre 2026');
});
