import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Notice } from '../../../ui';
import { unsavedText, writeText } from '../text/act-text';
import type { ActTrouble } from './use-acts';

/** « Non enregistré », or that nothing is certain, why, and the way to try again, brought into sight. */
export function TroubleNotice({ trouble }: { readonly trouble: ActTrouble }): ReactNode {
  const { outcome, retry } = trouble;
  // The request may have arrived: only its answer did not.
  const isUncertain = outcome.kind === 'unsaved' && outcome.reason === 'unreachable';
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={notice}>
      <Notice tone="error" title={isUncertain ? writeText.uncertain : writeText.unsaved} live>
        <p>{outcome.kind === 'refused' ? outcome.message : unsavedText[outcome.reason]}</p>
        {outcome.kind === 'unsaved' && (
          <Button variant="quiet" icon={RotateCw} compact onClick={retry}>
            {writeText.retry}
          </Button>
        )}
      </Notice>
    </div>
  );
}
