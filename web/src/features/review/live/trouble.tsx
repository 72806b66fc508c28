import { formatHour } from '@retour/contract';
import { RefreshCw, ServerOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../../lib/use-online';
import { Button, EmptyState, Notice, Skeleton } from '../../../ui';
import { troubleText } from '../text/list-text';

export interface NotReadYetProps {
  readonly isFailed: boolean;
  readonly isWaitingForNetwork: boolean;
  readonly onRetry: () => void;
}

/** What stands where something has not been read yet: its shape, or why it does not come. */
export function NotReadYet({ isFailed, isWaitingForNetwork, onRetry }: NotReadYetProps): ReactNode {
  if (isWaitingForNetwork) {
    return (
      <EmptyState title={troubleText.offlineTitle} icon={WifiOff}>
        {troubleText.offline}
      </EmptyState>
    );
  }
  if (isFailed) {
    return (
      <EmptyState
        title={troubleText.failedTitle}
        icon={ServerOff}
        action={
          <Button icon={RefreshCw} onClick={onRetry}>
            {troubleText.retry}
          </Button>
        }
      >
        {troubleText.failed}
      </EmptyState>
    );
  }
  return <Skeleton lines={6} />;
}

/** Says that what is shown may be old, and of when it is. */
export function StaleNotice({ readAt }: { readonly readAt: number }): ReactNode {
  const isOnline = useOnline();
  const time = formatHour(readAt);
  return (
    <Notice tone="warning" live>
      {isOnline ? troubleText.stale(time) : troubleText.staleOffline(time)}
    </Notice>
  );
}
