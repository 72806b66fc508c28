import type { ReactNode } from 'react';
import { Pill, VisuallyHidden } from '../../ui';
import { useUnreadNews } from './use-unread-news';

/** After a name, how many news the agent has not read on this device; nothing when there are none. */
export function UnreadNewsCount(): ReactNode {
  const { count } = useUnreadNews();
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Pill tone="note">
        {count}
        <VisuallyHidden>{count > 1 ? ' non lues' : ' non lue'}</VisuallyHidden>
      </Pill>
    </>
  );
}
