import type { AnswerLine } from '@retour/contract';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui';
import { actText } from '../text/act-text';
import { closingText } from '../text/closing-text';

export interface CorrectButtonProps {
  /** Path of the correction. */
  readonly to: string;
  /** An article whose name raises a question, to be answered first. */
  readonly doubt: AnswerLine | undefined;
  /** It is what there is to do. */
  readonly isFirst: boolean;
  readonly isBusy: boolean;
}

/** The way to the correction; closed while something is written. */
export function CorrectButton({ to, doubt, isFirst, isBusy }: CorrectButtonProps): ReactNode {
  const look = {
    variant: isFirst ? 'primary' : 'secondary',
    icon: PencilLine,
    children: doubt === undefined ? actText.correct : closingText.settleDoubt,
  } as const;
  return isBusy ? <Button {...look} disabled /> : <ButtonLink {...look} to={to} shortcut="c" />;
}
