import { ClipboardCheck, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useArrivalState } from '../../../../lib/use-arrival-state';
import { type SubmittedByAgent, startNewAgentDeclaration, useAppStore } from '../../../../store';
import { Button, ButtonLink, PageHeading, Stack, useAnnounce } from '../../../../ui';
import { SheetColumns } from '../../detail/sheet-columns';
import { UsedAllowance } from '../../detail/used-allowance';
import { creationPaths, reviewPath } from '../creation-paths';
import { isBegun } from '../progress/creation-progress';
import { savedText, sendingText } from '../text/creation-text';
import { nextActs } from './next-acts';
import styles from './saved-page.module.css';
import { SavedTag } from './saved-tag';

/** The declaration is saved: its reference, its code, and the two acts that follow. */
export function SavedPage(): ReactNode {
  const { pending, submitted } = useAppStore(({ declaration }) => declaration.declarationAgentResponse);
  if (pending !== null) return <Navigate to={creationPaths.sending} replace />;
  if (submitted === null) return <Navigate to={creationPaths.start} replace />;
  return <Saved submitted={submitted} />;
}

function Saved({ submitted }: { readonly submitted: SubmittedByAgent }): ReactNode {
  const navigate = useNavigate();
  useSavedAnnouncement();
  const { id, status, assessment } = submitted;
  const { lead, button } = nextActs(assessment);
  const another = (): void => {
    // One may be begun since, in this tab or another: it is parked first, where it is asked.
    if (isBegun(useAppStore.getState().declaration.declarationAgentRequest)) {
      void navigate(creationPaths.start);
      return;
    }
    void navigate(creationPaths.contact);
    startNewAgentDeclaration();
  };
  return (
    <SheetColumns
      lead={<PageHeading title={savedText.title} lead={lead} />}
      aside={<SavedTag submitted={submitted} />}
    >
      <Stack gap="small">
        <UsedAllowance declaration={{ id, status, date: assessment.date, assessment }} live />
        <ButtonLink to={reviewPath(submitted.publicId)} icon={ClipboardCheck}>
          {button}
        </ButtonLink>
        <Button variant="secondary" icon={Plus} onClick={another}>
          {savedText.another}
        </Button>
        <p className={styles.soft}>{savedText.anotherHint}</p>
      </Stack>
    </SheetColumns>
  );
}

/** Said once, when the agent comes from the saving. */
function useSavedAnnouncement(): void {
  const announce = useAnnounce();
  const isArrival = useArrivalState().justSaved === true;
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (isArrival && !isAnnounced.current) announce(sendingText.savedNow);
    isAnnounced.current = true;
  }, [isArrival, announce]);
}
