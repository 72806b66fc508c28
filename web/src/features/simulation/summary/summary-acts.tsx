import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import { useAppStore } from '../../../store';
import { Button, ButtonLink } from '../../../ui';
import type { SharedRest } from '../../basket/sharing/shared-rest';
import { summaryText } from '../../basket/text/summary-text';
import { simulatorPaths } from '../simulator-paths';
import { NewSimulation } from './new-simulation';
import styles from './summary-page.module.css';

const ShareDialog = lazyComponent(() =>
  import('../sharing/share-dialog').then((module) => module.ShareDialog),
);

/** What else can be done with a result: none of it comes before declaring. */
export function SummaryActs({ rest }: { readonly rest: SharedRest | undefined }): ReactNode {
  /** Undefined until it is asked for. */
  const [isSharing, setSharing] = useState<boolean>();
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  return (
    <div className={styles.acts}>
      <ButtonLink to={simulatorPaths.basket} variant="quiet" compact>
        {summaryText.editBasket}
      </ButtonLink>
      <ButtonLink to={simulatorPaths.products} variant="quiet" compact>
        {summaryText.addMore}
      </ButtonLink>
      <Button variant="quiet" compact onClick={() => setSharing(true)}>
        {summaryText.share}
      </Button>
      <Button variant="quiet" compact onClick={() => print()}>
        {summaryText.print}
      </Button>
      <NewSimulation />
      {isSharing !== undefined && (
        <Suspense>
          <ShareDialog request={request} rest={rest} open={isSharing} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}
