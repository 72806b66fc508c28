import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { assessedBasket, reviewedDeclaration } from '../testing/reviewed-declaration';
import { AmountTag } from './amount-tag';

afterEach(cleanup);

describe('the amount of a declaration', () => {
  it.each(['draft', 'submitted', 'validated'] as const)('is to be paid while it is %s', (status) => {
    render(<AmountTag declaration={reviewedDeclaration({ status })} />);
    expect(screen.getByRole('region', { name: 'À payer' })).toBeTruthy();
  });

  it('is paid once it is', () => {
    render(<AmountTag declaration={reviewedDeclaration({ status: 'paid', payment: 'card' })} />);
    expect(screen.getByRole('region', { name: 'Payé' })).toBeTruthy();
    expect(screen.getByText('Payée par carte')).toBeTruthy();
  });

  it.each([
    ['refused', 'Déclaration refusée : rien à encaisser.'],
    ['cancelled', 'Déclaration annulée : rien à encaisser.'],
  ] as const)('is not to be paid when it is %s, whatever remains to be assessed', (status, note) => {
    const assessment = assessedBasket(undefined, { totalIsMinimum: true });
    render(<AmountTag declaration={reviewedDeclaration({ status, assessment })} />);
    expect(screen.getByRole('region', { name: 'Montant calculé' })).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.queryByText('À payer')).toBeNull();
  });

  it('says that taxes on tobacco and alcohol are parts of it, not more of it', () => {
    const assessment = assessedBasket(undefined, { tobaccoTax: 20, alcoholTax: 10 });
    render(<AmountTag declaration={reviewedDeclaration({ assessment })} />);
    expect(screen.getByText('dont taxes sur le tabac')).toBeTruthy();
    expect(screen.getByText('dont taxes sur l’alcool')).toBeTruthy();
  });
});
