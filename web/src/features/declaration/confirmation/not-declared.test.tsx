import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { answerDeclarantAge, type SentDeclaration } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { readReference } from '../../reference/testing/read-reference';
import { ConfirmationTag } from './confirmation-tag';

afterEach(cleanup);

function sentOf(changes: Partial<SentDeclaration> = {}): SentDeclaration {
  const assessment = assessedBasket([assessedLine({ status: 'taxed', total: 12 })]);
  return sentDeclaration({ shownTotal: 12, assessment, ...changes });
}

function shown(sent: SentDeclaration): string {
  const { container } = render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter>
        <ConfirmationTag sent={sent} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container.textContent.replace(/\u2060/gu, '').replace(/\s/gu, ' ');
}

const correction = { at: '2026-11-26T10:00:00Z', reason: 'Un parfum de moins.' };

describe('what its lists left out', () => {
  const waiting = ['montre 99 €', 'livre 12 €', 'sac 9 €', 'thé 3 €', 'vin 4 €'];
  it.each([
    [
      ['montre 99 €'],
      {},
      'Pas déclaré : « montre 99 € ». Si vous le rapportez, faites « Annuler et corriger » pour l’ajouter, ou montrez-le à l’agent.',
    ],
    [
      waiting,
      { status: 'validated' },
      'Pas déclarés : « montre 99 € », « livre 12 € », « sac 9 € » et 2 autres. Si vous les rapportez, montrez-les à l’agent.',
    ],
    [
      ['montre 99 €'],
      { correction },
      'Pas déclaré à l’envoi : « montre 99 € ». Un agent a corrigé votre déclaration depuis : si vous le rapportez et qu’il n’y est pas, montrez-le à l’agent.',
    ],
    [
      ['montre 99 €', 'livre 12 €'],
      { correction },
      'Pas déclarés à l’envoi : « montre 99 € », « livre 12 € ». Un agent a corrigé votre déclaration depuis : si vous les rapportez et qu’ils n’y sont pas, montrez-les à l’agent.',
    ],
    [
      ['montre 99 €'],
      { correction: { ...correction, handedOver: 1 } },
      'Pas déclaré : « montre 99 € ». Si vous le rapportez, montrez-le à l’agent.',
    ],
    [
      ['montre 99 €'],
      { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
      'Pas déclaré : « montre 99 € ». Si vous le rapportez, montrez-le à l’agent.',
    ],
  ] as const)('is said: %j', (notDeclared, changes, said) => {
    answerDeclarantAge(34, { declarationId: sentOf().id, claimToken: 'a'.repeat(43) });
    expect(shown(sentOf({ notDeclared, ...changes }))).toContain(said);
  });

  it('is only to be shown where it may not enter', () => {
    answerDeclarantAge(34, { declarationId: sentOf().id, claimToken: 'a'.repeat(43) });
    const sent = { notDeclared: ['ivoire 9 €', 'montre 99 €'], onlyToShow: ['ivoire 9 €'] };
    const text = shown(sentOf(sent));
    expect(text).toContain(
      'Pas déclaré : « montre 99 € ». Si vous le rapportez, faites « Annuler et corriger »',
    );
    expect(text).toContain('Pas déclaré : « ivoire 9 € ». Si vous le rapportez, montrez-le à l’agent.');
  });

  it('is said no longer once it is settled', () => {
    const paid = sentOf({ notDeclared: waiting, status: 'paid' });
    expect(shown(paid)).not.toContain('Pas déclaré');
  });
});
