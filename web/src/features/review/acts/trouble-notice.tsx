import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOnline } from '../../../lib/use-online';
import { Button, Notice } from '../../../ui';
import { networkBack, unsavedText, writeText } from '../text/act-text';
import type { ActTrouble } from './use-writes';

interface TroubleWords {
  readonly title: string;
  readonly text: string;
}

/** Of a write without an answer nothing is certain: the request may have arrived. A calculation writes nothing. */
function wordsOf({ outcome, isCalculation = false, mayBeWritten = false }: ActTrouble): TroubleWords {
  const { isHandedOver = false } = outcome;
  const unsaved = isHandedOver ? writeText.unsavedRest : writeText.unsaved;
  const title = isCalculation ? writeText.notComputed : unsaved;
  const uncertain = isHandedOver ? writeText.uncertainRest : writeText.uncertain;
  // What is put off says nothing of an earlier try whose answer was lost.
  if (outcome.kind === 'refused') {
    const isUncertain = mayBeWritten && outcome.isPutOff && !isCalculation;
    return { title: isUncertain ? uncertain : title, text: outcome.message };
  }
  const text = unsavedText[outcome.reason];
  const isLost = outcome.reason === 'unreachable';
  if (isCalculation) return { title, text: isLost ? writeText.computedUnanswered : text };
  return { title: isLost || mayBeWritten ? uncertain : title, text };
}

/** What was not done or may not be, why, and the way to try again, brought into sight. */
export function TroubleNotice({ trouble }: { readonly trouble: ActTrouble }): ReactNode {
  const { outcome, retry } = trouble;
  const isOnline = useOnline();
  const { title, text: found } = wordsOf(trouble);
  const text = outcome.kind === 'unsaved' && outcome.reason === 'offline' && isOnline ? networkBack : found;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={notice}>
      <Notice tone="error" title={title} live>
        <p>{text}</p>
        {(outcome.kind === 'unsaved' || outcome.isPutOff) && (
          <Button variant="quiet" icon={RotateCw} compact onClick={retry}>
            {writeText.retry}
          </Button>
        )}
      </Notice>
    </div>
  );
}
