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
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  useFetchAhead(folded);
  return (
    <>
      <Button variant="secondary" compact onClick={() => setAsking('open')}>
        {summaryText.newSimulation}
      </Button>
      {asking !== 'never' && (
        <Suspense>
          <ResumeDialog open={asking === 'open'} onClose={() => setAsking('closed')} isOverAnswers />
        </Suspense>
      )}
    </>
  );
}
