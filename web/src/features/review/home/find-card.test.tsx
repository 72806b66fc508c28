import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeAgentContact, clearAgentDeclaration } from '../../../store';
import { CreationRoutes } from '../creation/creation-routes';
// Which its form fetches ahead, while the test waits for a field.
import '../creation/purchases/creation-purchases';
import { homeText } from '../text/home-text';
import { FindCard } from './find-card';

beforeEach(clearAgentDeclaration);
afterEach(cleanup);

function create(): void {
  render(
    <MemoryRouter initialEntries={['/agent']}>
      <Routes>
        <Route path="/agent" element={<FindCard />} />
        <Route path="/agent/declaration/ajout/*" element={<CreationRoutes />} />
      </Routes>
    </MemoryRouter>,
  );
  screen.getByRole('link', { name: 'Créer une déclaration' }).click();
}

const lastName = () => screen.findByLabelText<HTMLInputElement>(/^Nom/);

describe('« Créer une déclaration » from home', () => {
  it('opens an empty form', async () => {
    create();
    expect((await lastName()).value).toBe('');
  });

  it('never opens the form of a former traveller: it names them, and leaves the choice', async () => {
    changeAgentContact({ lastName: 'Dupont', firstName: 'Élodie' });
    create();
    expect(await screen.findByRole('heading', { name: 'Pour Élodie Dupont' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Nom/)).toBeNull();
    screen.getByRole('button', { name: 'Nouvelle déclaration' }).click();
    expect((await lastName()).value).toBe('');
  });

  it('resumes the one begun when it is asked to', async () => {
    changeAgentContact({ lastName: 'Dupont' });
    create();
    (await screen.findByRole('link', { name: 'Reprendre cette déclaration' })).click();
    expect((await lastName()).value).toBe('Dupont');
  });
});

it('says what to type when nothing is searched', async () => {
  render(
    <MemoryRouter>
      <FindCard />
    </MemoryRouter>,
  );
  screen.getByRole('button', { name: homeText.search }).click();
  expect(await screen.findByText(/^Tapez un nom ou une référence/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(homeText.findLabel));
});
