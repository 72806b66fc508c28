import { noBreakSpace } from '@retour/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  changeAgentContact,
  clearAgentDeclaration,
  confirmAgentContact,
  useAppStore,
} from '../../../../store';
import { migrateAppState, storageVersion } from '../../../../store/migrations';
import { resumePath } from '../progress/creation-progress';
import { contactText, creationText } from '../text/creation-text';
import { ContactPage } from './contact-page';

const id = '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';

beforeEach(clearAgentDeclaration);
afterEach(cleanup);

function show(): void {
  render(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
}

/** The page as it comes back from what the browser has stored. */
async function reload(): Promise<void> {
  cleanup();
  useAppStore.setState(
    await migrateAppState(JSON.parse(JSON.stringify(useAppStore.getState())), storageVersion),
  );
  show();
}

/** Testing Library reads the page with plain spaces. */
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label.replaceAll(noBreakSpace, ' '));
const exact = () => field(contactText.exact);
const adult = () => field(contactText.adult);
const years = () => field(contactText.exactLabel);
const type = (text: string) => fireEvent.change(years(), { target: { value: text } });
const contact = () => useAppStore.getState().declaration.declarationAgentRequest.contactDetails;

it.each(['16', '1', 'seize'])('finds « %s », typed as the age, again after a reload', async (text) => {
  show();
  fireEvent.click(exact());
  type(text);
  await reload();
  expect(exact().checked).toBe(true);
  expect(years().value).toBe(text);
});

it('finds the choice of an exact age again before it is typed', async () => {
  show();
  fireEvent.click(exact());
  await reload();
  expect(years().value).toBe('');
});

it('asks for the age anew once it was changed, and never goes on with the former one', async () => {
  const details = { lastName: 'Dupont', firstName: 'Élodie', address: '1 rue des Lilas', city: 'Paris' };
  changeAgentContact({ ...details, postalCode: '75011' });
  confirmAgentContact({ age: 18, ageIsMinimum: true }, id);
  const next = resumePath(useAppStore.getState().declaration);
  show();
  expect(adult().checked).toBe(true);
  fireEvent.click(exact());
  type('16');
  await reload();
  expect(years().value).toBe('16');
  expect(contact().age).toBeUndefined();
  expect(resumePath(useAppStore.getState().declaration)).not.toBe(next);

  fireEvent.click(screen.getByRole('button', { name: creationText.next }));
  expect(contact()).toMatchObject({ age: 16, ageIsMinimum: false });
  await reload();
  expect(years().value).toBe('16');
  fireEvent.click(adult());
  await reload();
  expect(adult().checked).toBe(true);
});

it('asks for a postal code in France alone, and goes on without one from elsewhere', () => {
  const details = { lastName: 'Chan', firstName: 'Mei', address: '8 Nathan Road', city: 'Kowloon' };
  changeAgentContact({ ...details, age: 34 });
  show();
  const next = () => fireEvent.click(screen.getByRole('button', { name: creationText.next }));
  next();
  expect(field('Code postal').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field('Pays'), { target: { value: 'HK' } });
  expect(field('Code postal (facultatif)')).toBeDefined();
  next();
  expect(field('Code postal (facultatif)').getAttribute('aria-invalid')).not.toBe('true');
  expect(contact()).toMatchObject({ addressCountry: 'HK', postalCode: '' });
});
