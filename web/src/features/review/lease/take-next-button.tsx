import { takeNextDeclarationRoute } from '@retour/contract';
import type { WaitingStatus } from '@retour/core';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { callRoute } from '../../../lib/http';
import { Button, ButtonLink, type ButtonVariant, Stack } from '../../../ui';
import { rememberList } from '../list/last-list';
import { noFilters } from '../list/list-filters';
import { listPlace } from '../list/list-place';
import { useQueueOfList } from '../list/use-queue-of-list';
import { reviewPaths } from '../review-paths';
import { leaseText } from '../text/lease-text';

export interface TakeNextButtonProps {
  /** The UUID of the declaration that the agent comes from. */
  readonly after?: string | undefined;
  /** What the next one waits for; to be validated unless it is said. */
  readonly queue?: WaitingStatus | undefined;
  readonly label?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  /** While what is decided on the present one is being written. */
  readonly disabled?: boolean | undefined;
}

type Stage = 'idle' | 'busy' | 'all-held' | 'all-yours' | 'failed';

/** The declaration of a queue that has waited longest and that no colleague has before them: asked for when it is wanted. */
export function TakeNextButton({
  after,
  queue = 'submitted',
  label = leaseText.next[queue],
  variant = 'secondary',
  disabled,
}: TakeNextButtonProps): ReactNode {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('idle');
  const lastQueue = useQueueOfList();
  const waiting = listPlace({ ...noFilters, status: [queue], sort: 'oldest' });
  const take = async (): Promise<void> => {
    setStage('busy');
    try {
      const body = {
        ...(after === undefined ? {} : { after }),
        ...(queue === 'submitted' ? {} : { queue }),
      };
      const { publicId, own } = await callRoute(takeNextDeclarationRoute, { body, retry: true });
      setStage(publicId !== null ? 'idle' : own === undefined ? 'all-held' : 'all-yours');
      if (publicId === null) return;
      // From now on the agent comes from this queue, whichever list was seen before.
      if (queue !== lastQueue) rememberList(waiting);
      void navigate(reviewPaths.declaration(publicId));
    } catch {
      setStage('failed');
    }
  };
  return (
    <Stack gap="small">
      <div>
        <Button
          variant={variant}
          icon={ArrowRight}
          iconPosition="end"
          shortcut="n"
          compact
          busy={stage === 'busy'}
          disabled={disabled}
          onClick={() => void take()}
        >
          {label}
        </Button>
      </div>
      <p role="status">
        {stage === 'all-held' && leaseText.allHeld[queue]}
        {stage === 'all-yours' && leaseText.allYours[queue]}
        {stage === 'failed' && leaseText.failed}
      </p>
      {stage === 'all-yours' && (
        <div>
          <ButtonLink {...waiting} variant="quiet" compact>
            {leaseText.seeWaiting}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
