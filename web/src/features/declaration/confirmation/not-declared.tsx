import { stageOf } from '@retour/core';
import type { ReactNode } from 'react';
import { type PendingSubmission, type SentDeclaration, useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { shortened } from '../../basket/products/typed-list/shortened';
import { confirmationText } from '../text/confirmation-text';

const maxLength = 40;

/** What the lists left out; what may not enter, or not yet, no correction adds. */
export function LeftOutNotice({
  left: { notDeclared = [], onlyToShow = [] },
  canCorrect,
}: {
  readonly left: Pick<PendingSubmission, 'notDeclared' | 'onlyToShow'>;
  readonly canCorrect: boolean;
}): ReactNode {
  if (notDeclared.length === 0) return null;
  const mayBeAdded = notDeclared.filter((typed) => !onlyToShow.includes(typed));
  const isOneSaying = !canCorrect || onlyToShow.length === 0;
  const said = (typed: readonly string[], isAdded: boolean): ReactNode =>
    typed.length > 0 && (
      <p>
        {confirmationText.notDeclared(
          typed.map((one) => shortened(one, maxLength)),
          isAdded,
        )}
      </p>
    );
  return (
    <Notice tone="warning">
      {isOneSaying ? (
        said(notDeclared, canCorrect)
      ) : (
        <>
          {said(mayBeAdded, true)}
          {said(onlyToShow, false)}
        </>
      )}
    </Notice>
  );
}

/** What the lists of a sent declaration left out, as long as it may still be declared. */
export function NotDeclared({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const holdsAnswers = useAppStore(
    ({ declaration }) => declaration.declarationRequest.declarationId === sent.id,
  );
  if (stageOf(sent.status) !== 'due') return null;
  return <LeftOutNotice left={sent} canCorrect={holdsAnswers && sent.status === 'submitted'} />;
}
