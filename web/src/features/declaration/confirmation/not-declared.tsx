import { stageOf } from '@retour/core';
import type { ReactNode } from 'react';
import { type SentDeclaration, useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { shortened } from '../../basket/products/typed-list/shortened';
import { confirmationText } from '../text/confirmation-text';

const maxLength = 40;

/** What the lists of a sent declaration left out, as long as it may still be declared. */
export function NotDeclared({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { notDeclared = [], status } = sent;
  const holdsAnswers = useAppStore(
    ({ declaration }) => declaration.declarationRequest.declarationId === sent.id,
  );
  if (notDeclared.length === 0 || stageOf(status) !== 'due') return null;
  const typed = notDeclared.map((one) => shortened(one, maxLength));
  return (
    <Notice tone="warning">
      {confirmationText.notDeclared(typed, holdsAnswers && status === 'submitted')}
    </Notice>
  );
}
