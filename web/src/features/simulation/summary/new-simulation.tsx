import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { Button } from '../../../ui';
import { summaryText } from '../../basket/text/summary-text';

const ResumeDialog = lazyComponent(() =>
  import('../resume/resume-dialog').then((module) => module.ResumeDialog),
);

const folded = [ResumeDialog.fetchAhead];

/** Another simulation in the place of this one, whose articles and list go once that is said and confirmed. */
export function NewSimulation(): ReactNode {
  /** Undefined until it is asked for. */
  const [isAsked, setAsked] = useState<boolean>();
  useFetchAhead(folded);
  return (
    <>
      <Button variant="secondary" compact onClick={() => setAsked(true)}>
        {summaryText.newSimulation}
      </Button>
      {isAsked !== undefined && (
        <Suspense>
          <ResumeDialog open={isAsked} onClose={() => setAsked(false)} isOverAnswers />
        </Suspense>
      )}
    </>
  );
}
