import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useAppStore } from '../../../store';
import { eraseAllParked, parkAgentDeclaration } from '../../../store/parked/parked-declarations';
import { eraseAgentWork } from '../../../store/user-actions';
import { ParkedNotice } from './parked-notice';

afterEach(() => {
  cleanup();
  eraseAgentWork();
  eraseAllParked();
});

function begin(lastName: string): void {
  const { declaration } = useAppStore.getState();
  const { contactDetails } = declaration.declarationAgentRequest;
  useAppStore.setState({
    declaration: {
      ...declaration,
      declarationAgentRequest: {
        ...declaration.declarationAgentRequest,
        contactDetails: { ...contactDetails, lastName },
      },
    },
  });
}

function said(): string {
  cleanup();
  const { container } = render(
    <MemoryRouter>
      <ParkedNotice />
    </MemoryRouter>,
  );
  return (container.textContent ?? '').replace(/[\u00A0\u202F]/g, ' ').trim();
}

it('says what was begun and left, parked or not, and nothing while nothing was', () => {
  expect(said()).toBe('');
  begin('Durand');
  expect(said()).toBe('Une déclaration est commencée et n’est pas enregistrée. Reprendre');
  expect(screen.getByRole('link', { name: 'Reprendre' }).getAttribute('href')).toBe(
    '/agent/declaration/ajout',
  );
  parkAgentDeclaration({ newId: crypto.randomUUID(), name: '', at: new Date(), inExchangeFor: undefined });
  expect(said()).toBe('1 déclaration mise de côté sur ce poste. Reprendre');
  begin('Martin');
  expect(said()).toBe(
    'Une déclaration est commencée et n’est pas enregistrée ; 1 autre est mise de côté sur ce poste. Reprendre',
  );
});
