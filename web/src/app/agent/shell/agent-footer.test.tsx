import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { contactPath } from '../../../features/guide/content/contact-path';
import { pages } from '../../pages/page-table';
import { AgentFooter } from './agent-footer';

afterEach(cleanup);

it('leads from every page, the one to sign in included, to the legal mentions and to whom to ask', () => {
  render(
    <MemoryRouter>
      <AgentFooter />
    </MemoryRouter>,
  );
  const addressOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Mentions légales')).toBe(pages.legal.path);
  expect(addressOf('Nous contacter')).toBe(contactPath);
});
