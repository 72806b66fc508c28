import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallError } from '../../../lib/http';
import { Button, Notice, Skeleton, Stack } from '../../../ui';
import { accountText } from '../text/account-text';
import { failureText } from '../text/failure-text';

export interface WaitingQueryProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of an answer that is not there: the wait, or what stopped it. */
export function WaitingQuery({ error, isFetching, onRetry }: WaitingQueryProps): ReactNode {
  if (!(error instanceof CallError)) return <Skeleton lines={5} />;
  return (
    <Stack>
      <Notice tone="error" live>
        {failureText(error.failure)}
      </Notice>
      <Button icon={RotateCw} busy={isFetching} onClick={onRetry}>
        {accountText.retry}
      </Button>
    </Stack>
  );
}
