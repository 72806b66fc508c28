import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui';
import { homeText } from './text';
import styles from './tutorial-invitation.module.css';

export interface TutorialInvitationProps {
  readonly to: string;
  readonly onDismiss: () => void;
}

/** Shown at a first visit, beside the rest: followed, dismissed or left alone. */
export function TutorialInvitation({ to, onDismiss }: TutorialInvitationProps): ReactNode {
  const { title, follow, duration, dismiss, dismissLabel } = homeText.invitation;
  return (
    <section className={styles.invitation} aria-label={title}>
      <p>
        {title} <Link to={to}>{follow}</Link> {duration}
      </p>
      <Button compact variant="quiet" onClick={onDismiss} label={dismissLabel}>
        {dismiss}
      </Button>
    </section>
  );
}
