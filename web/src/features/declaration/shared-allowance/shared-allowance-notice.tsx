import type { SimulationAnswer } from '@retour/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showSentDeclaration, useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { mayBeCancelled } from '../confirmation/may-be-cancelled';
import { declarationPaths } from '../declaration-paths';
import { sharedAllowanceText } from '../text/shared-allowance-text';
import { othersThatUse } from './others-that-use';

export interface SharedAllowanceNoticeProps {
  /** Null while it is computed. */
  readonly answer: SimulationAnswer | null;
  /** First and last names, as typed. */
  readonly declarant: string | undefined;
  /** Id of the declaration that this is said in. */
  readonly id: string | undefined;
  /** It is not changed any more: all are shown to an agent. */
  readonly isSent?: boolean;
  /** It stands beside the allowances, which are its title. */
  readonly isUntitled?: boolean;
}

/**
 * That another declaration of the same person and day, sent from this device, uses an allowance that this one counts in full: it is
 * granted once, and an agent who finds both asks for more. Nothing is asked of the server, which would tell of other people.
 */
export function SharedAllowanceNotice({
  answer,
  declarant,
  id,
  isSent = false,
  isUntitled = false,
}: SharedAllowanceNoticeProps): ReactNode {
  const { sent } = useAppStore(({ declaration }) => declaration.declarationResponse);
  if (answer === null) return null;
  const named = othersThatUse(answer, { declarant, id }, sent);
  if (named.length === 0) return null;
  const { declareTogether, showAll } = sharedAllowanceText;
  const whatToDo = isSent || !named.every(mayBeCancelled) ? showAll : declareTogether;
  return (
    <Notice tone="warning" title={isUntitled ? undefined : sharedAllowanceText.title}>
      {`${sharedAllowanceText.text(named.length)} ${whatToDo(named.length)}`}
      {named.map((other) => (
        <p key={other.id}>
          <Link to={declarationPaths.confirmation} onClick={() => showSentDeclaration(other.id)}>
            {sharedAllowanceText.open(other.publicId)}
          </Link>
        </p>
      ))}
    </Notice>
  );
}
