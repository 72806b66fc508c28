import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeAgentContact, clearAgentDeclaration } from '../../../store';
import { CreationRoutes } from '../creation/creation-routes';
import { homeText } from '../text/home-text';
import { FindCard } from './find-card';

beforeEach(clearAgentDeclaration);
afterEach(cleanup);

async function create(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/agent']}>
      <Routes>
        <Route path="/agent" element={<FindCard />} />
        <Route path="/agent/declaration/ajout/*" element={<CreationRoutes />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Créer une déclaration' }));
}

const lastName = () => screen.findByLabelText<HTMLInputElement>(/^Nom/);

describe('« Créer une déclaration » from home', () => {
  it('opens an empty form', async () => {
    await create();
    expect((await lastName()).value).toBe('');
  });

  it('never opens the form of a former traveller: it names them, and leaves the choice', async () => {
    changeAgentContact({ lastName: 'Dupont', firstName: 'Élodie' });
    await create();
    expect(await screen.findByRole('heading', { name: 'Pour Élodie Dupont' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Nom/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Nouvelle déclaration' }));
    expect((await lastName()).value).toBe('');
  });

  it('resumes the one begun when it is asked to', async () => {
    changeAgentContact({ lastName: 'Dupont' });
    await create();
    await userEvent.click(await screen.findByRole('link', { name: 'Reprendre cette déclaration' }));
    expect((await lastName()).value).toBe('Dupont');
  });
});

it('says what to type when nothing is searched', async () => {
  render(
    <MemoryRouter>
      <FindCard />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: homeText.search }));
  expect(await screen.findByText(/^Tapez un nom ou une référence/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(homeText.findLabel));
});
