import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { confirmationText } from '../text/confirmation-text';
import { sentWarnings } from './sent-warnings';

/** What the amounts rest on, and what else is to be known of what was declared. */
export function RemarksNotice({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { remarks } = sentWarnings(sent);
  if (remarks.length === 0) return null;
  return (
    <Notice tone="warning" title={confirmationText.remarks}>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Notice>
  );
}
