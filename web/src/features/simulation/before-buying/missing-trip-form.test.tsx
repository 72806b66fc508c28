import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAppStore } from '../../../store';
import { transportHint } from '../../basket/journey/transport';
import { forgetDevice, open, patience, withoutAnswer, write } from '../testing/open-before-buying';
import { beforeBuyingText } from '../text/before-buying-text';

beforeEach(withoutAnswer);
afterEach(forgetDevice);

it('says where a private plane or boat is among the means of transport', async () => {
  open({ meanOfTransport: undefined });
  const transports = await screen.findByRole('group', { name: beforeBuyingText.transport }, patience);
  expect(transports.textContent).toContain(transportHint);
});

it('says of overseas France that it is another country which is to be chosen', async () => {
  open({ country: undefined });
  await write(await screen.findByRole('combobox', { name: /^Pays/u }, patience), 'Guadeloupe');
  await userEvent.click(screen.getByRole('button', { name: beforeBuyingText.goOn }));
  expect(screen.getByRole('link', { name: /^Choisissez un autre pays\s: l’outre-mer/u })).toBeDefined();
  const country = screen.getByRole('combobox', { name: /^Pays/u });
  await userEvent.clear(country);
  await write(country, 'Japon');
  expect(screen.queryAllByText(/^Choisissez un autre pays/u)).toEqual([]);
});

it('answers what it asks alone: the age of a link is still nobody’s own', async () => {
  open({ age: 18, isAgeOfLink: true, meanOfTransport: undefined, border: undefined });
  await userEvent.click(await screen.findByRole('radio', { name: /avion/iu }, patience));
  await userEvent.click(screen.getByRole('button', { name: beforeBuyingText.goOn }));
  expect(useAppStore.getState().simulator.simulatorRequest).toMatchObject({
    age: 18,
    isAgeOfLink: true,
    meanOfTransport: 'plane',
    country: 'US',
    border: false,
  });
});
