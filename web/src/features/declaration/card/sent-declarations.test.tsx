import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SentDeclaration } from '../../../store';
import { SentDeclarations } from './sent-declarations';

const assessment: SentDeclaration['assessment'] = JSON.parse('{}');
const sent: SentDeclaration = {
  id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e',
  claimToken: 'a'.repeat(43),
  publicId: 'K7Q-2MX-9TD',
  declarant: 'Chloé Łukasz',
  status: 'cancelled',
  version: 3,
  submittedAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  code: null,
  meanOfTransport: 'plane',
  hasEmail: false,
  shownTotal: null,
  assessment,
};
const show = (one: SentDeclaration): void => {
  render(<SentDeclarations sent={[one]} linkTo={(_, label) => <a href="/">{label}</a>} />);
};

afterEach(cleanup);

it('says whose each declaration is, its reference and its state', () => {
  show(sent);
  expect(screen.getByRole('link').textContent).toBe('Déclaration faite par Chloé Łukasz');
  expect(screen.getByRole('listitem').textContent).toContain('K7Q-2MX-9TD');
  expect(screen.getByRole('listitem').textContent).toContain('annulée');
});

it('says of one that was settled with nothing to pay that it is closed, not paid', () => {
  show({ ...sent, status: 'paid', assessment: { ...assessment, total: 0 } });
  expect(screen.getByRole('listitem').textContent).toMatch(/close$/u);
  cleanup();
  show({ ...sent, status: 'paid', assessment: { ...assessment, total: 12 } });
  expect(screen.getByRole('listitem').textContent).toMatch(/payée$/u);
});

it('names by its reference, once, what an older version kept without a name', () => {
  show({ ...sent, declarant: undefined });
  expect(screen.getByRole('link').textContent).toBe('K7Q-2MX-9TD');
  expect(screen.getByRole('listitem').textContent.split('K7Q-2MX-9TD')).toHaveLength(2);
});
