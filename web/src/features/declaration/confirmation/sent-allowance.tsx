import { stageOfDeclaration } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { SharedAllowanceNotice } from '../shared-allowance/shared-allowance-notice';

/** That another declaration uses the allowance: as near the amount, which it may change, as the window lets it; until that is settled. */
export function SentAllowance({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  if (stageOfDeclaration(sent) !== 'due') return null;
  return <SharedAllowanceNotice answer={sent.assessment} declarant={sent.declarant} id={sent.id} isSent />;
}
