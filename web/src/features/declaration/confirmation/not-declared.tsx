import type { ReactNode } from 'react';
import type { PendingSubmission, SentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { shortened } from '../../basket/products/typed-list/waiting/shortened';
import { confirmationText } from '../text/confirmation-text';
import { isCorrected } from '../text/is-corrected';

const maxLength = 40;

/** What the lists left out; what may not enter, or not yet, no correction adds. */
export function LeftOutNotice({
  left,
  canCorrect,
}: {
  readonly left: Pick<PendingSubmission, 'notDeclared' | 'onlyToShow'> &
    Pick<SentDeclaration, 'correction' | 'corrections'>;
  readonly canCorrect: boolean;
}): ReactNode {
  const { notDeclared = [], onlyToShow = [] } = left;
  if (notDeclared.length === 0) return null;
  const mayBeAdded = notDeclared.filter((typed) => !onlyToShow.includes(typed));
  const isPast = isCorrected(left);
  const isOneSaying = isPast || !canCorrect || onlyToShow.length === 0;
  const said = (typed: readonly string[], isAdded: boolean): ReactNode =>
    typed.length > 0 && (
      <p>
        {confirmationText.notDeclared(
          typed.map((one) => shortened(one, maxLength)),
          isAdded,
          isPast,
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
