import { publicIdFromRandom } from '@retour/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { referenceText } from '../text/codes-text';
import { ReferenceForm } from './reference-form';

const onCode = vi.fn();
const reference = publicIdFromRandom(Uint8Array.from([19, 7, 23, 2, 20, 29, 9, 26]));

beforeEach(() => {
  onCode.mockClear();
  render(
    <MemoryRouter initialEntries={['/agent/codes']}>
      <Routes>
        <Route path="/agent/codes" element={<ReferenceForm onCode={onCode} />} />
        <Route path="/agent/declaration" element={<p>liste</p>} />
        <Route path="/agent/declaration/:reference" element={<p>ouverte</p>} />
      </Routes>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>(referenceText.label);

it('says that nothing is typed, and nothing of a reference that is being typed', async () => {
  await userEvent.type(field(), '{Enter}');
  expect(screen.getByText(/^Tapez la référence/)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), 'K7Q');
  expect(screen.queryByText(/^Tapez la référence/)).toBeNull();
});

it.each(['K7Q', 'AF 123', '06 12 34 56 78', 'Durand'])('searches the list for « %s »', async (typed) => {
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(await screen.findByText('liste')).toBeTruthy();
});

it('says a typo as soon as it is typed whole', async () => {
  await userEvent.type(field(), 'K7Q-2MX-9TT');
  expect(screen.getByText(referenceText.check)).toBeTruthy();
});

it('reads the whole text of a code, and empties itself', async () => {
  await userEvent.type(field(), 'RF1~abc{Enter}');
  expect(onCode).toHaveBeenCalledExactlyOnceWith('RF1~abc');
  expect(field().value).toBe('');
});

it('opens the declaration of a right reference', async () => {
  await userEvent.type(field(), `${reference}{Enter}`);
  expect(await screen.findByText('ouverte')).toBeTruthy();
});
