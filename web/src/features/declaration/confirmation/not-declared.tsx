import type { ReactNode } from 'react';
import type { PendingSubmission } from '../../../store';
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
