import { type ReactNode, useState } from 'react';
import { TutorialInvitation } from '../../features/home/tutorial-invitation';
import { useOnceRunning } from '../../lib/use-once-running';
import { mainId } from '../shell/skip-link';
import { isFirstVisit } from '../startup/saved-answers';
import { pages } from './page-table';

/** The invitation to the tutorial at a first visit; it never comes back once followed or dismissed. */
export function InvitationSlot(): ReactNode {
  const isInvited = useOnceRunning(isFirstVisit, true);
  const [isDismissed, setDismissed] = useState(false);
  if (!isInvited || isDismissed) return null;
  const dismiss = (): void => {
    setDismissed(true);
    // The button that had the focus is gone.
    document.getElementById(mainId)?.focus({ preventScroll: true });
    import('../../store/hide-tutorial').then(({ hideTutorial }) => hideTutorial()).catch(() => undefined);
  };
  return <TutorialInvitation to={pages.tutorial.path} onDismiss={dismiss} />;
}
