import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { SentRestrictions } from './sent-restrictions';

afterEach(cleanup);

it('names what was typed with the apostrophe of the rest of the page', () => {
  const warning = {
    code: 'explosives',
    severity: 'regulated',
    message: 'Papiers.',
    legalBasis: null,
  } as const;
  const assessment = {
    ...assessedBasket([assessedLine({ customId: 'a', customName: "Feu d'artifice" })]),
    warnings: [{ ...warning, customIds: ['a'] }],
  };
  render(<SentRestrictions sent={sentDeclaration({ assessment })} />);
  expect(screen.getByText('Feu d’artifice')).toBeDefined();
});
