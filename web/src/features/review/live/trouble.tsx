import { formatHour } from '@retour/contract';
import { Hourglass, RefreshCw, SearchX, ServerOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../../lib/use-online';
import { Button, EmptyState, Notice, Skeleton } from '../../../ui';
import { troubleText } from '../text/list-text';
import { type Trouble, troubleOf } from './trouble-of';

export interface NotReadYetProps {
  /** Null as long as nothing failed. */
  readonly error: unknown;
  readonly isWaitingForNetwork: boolean;
  readonly onRetry: () => void;
}

/** What stands where something has not been read yet: its shape, or why it does not come. */
export function NotReadYet({ error, isWaitingForNetwork, onRetry }: NotReadYetProps): ReactNode {
  if (isWaitingForNetwork) {
    return (
      <EmptyState title={troubleText.offlineTitle} icon={WifiOff}>
        {troubleText.offline}
      </EmptyState>
    );
  }
  if (error === null) return <Skeleton lines={6} />;
  const trouble = troubleOf(error);
  if (trouble === 'too-many') {
    return (
      <EmptyState title={troubleText.tooManyTitle} icon={Hourglass}>
        {troubleText.tooMany}
      </EmptyState>
    );
  }
  if (trouble === 'too-broad') {
    return (
      <EmptyState title={troubleText.tooBroadTitle} icon={SearchX}>
        {troubleText.tooBroad}
      </EmptyState>
    );
  }
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

const staleWords: Readonly<Record<Trouble, (time: string) => string>> = {
  'too-many': troubleText.staleTooMany,
  'too-broad': troubleText.staleTooBroad,
  failed: troubleText.stale,
};

/** Says that what is shown may be old, and of when it is. */
export function StaleNotice({
  readAt,
  error = null,
}: {
  readonly readAt: number;
  readonly error?: unknown;
}): ReactNode {
  const isOnline = useOnline();
  const time = formatHour(readAt);
  return (
    <Notice tone="warning" live>
      {isOnline ? staleWords[troubleOf(error)](time) : troubleText.staleOffline(time)}
    </Notice>
  );
}
