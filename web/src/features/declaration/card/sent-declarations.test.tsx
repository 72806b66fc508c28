import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SentDeclaration } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { SentDeclarations } from './sent-declarations';

const assessment = assessedBasket([assessedLine({ status: 'taxed', total: 12 })]);
const nothing = assessedBasket([assessedLine({ status: 'relieved', total: 0 })]);
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
const show = (...all: readonly SentDeclaration[]): void => {
  render(<SentDeclarations sent={all} linkTo={(_, label) => <a href="/">{label}</a>} />);
};

afterEach(cleanup);

it('says whose each declaration is, its reference, its state and its amount', async () => {
  show(sent);
  expect(screen.getByRole('link').textContent).toBe('Déclaration faite par Chloé Łukasz');
  expect(screen.getByRole('listitem').textContent).toContain('K7Q-2MX-9TD');
  expect(screen.getByRole('listitem').textContent).toContain('annulée');
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toMatch(/Non encaissé$/u));
});

it('tells two of one person apart by the name of each link', () => {
  const second = { ...sent, id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d62', publicId: 'H4M-8RT-2QX' };
  const his = { ...sent, id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d63', declarant: 'Léo Łukasz' };
  show(sent, second, his);
  const [one, other, another] = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(one).toBe('Déclaration faite par Chloé Łukasz, K7Q-2MX-9TD');
  expect(other).toBe('Déclaration faite par Chloé Łukasz, H4M-8RT-2QX');
  expect(another).toBe('Déclaration faite par Léo Łukasz');
});

it('keeps the last one sent first, whichever is looked at', () => {
  const last = { ...sent, id: 'b', publicId: 'H4M-8RT-2QX', submittedAt: '2026-11-21T09:00:00.000Z' };
  show(sent, last);
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('H4M-8RT-2QX');
  expect(second).toContain('K7Q-2MX-9TD');
});

it('says of one that was settled with nothing to pay that it is closed, not paid', () => {
  show({ ...sent, status: 'paid', assessment: nothing });
  expect(screen.getByRole('listitem').textContent).toContain('close');
  cleanup();
  show({ ...sent, status: 'paid', assessment });
  expect(screen.getByRole('listitem').textContent).toContain('payée');
});

it('names by its reference, once, what an older version kept without a name', () => {
  show({ ...sent, declarant: undefined });
  expect(screen.getByRole('link').textContent).toBe('K7Q-2MX-9TD');
  expect(screen.getByRole('listitem').textContent.split('K7Q-2MX-9TD')).toHaveLength(2);
});
