import { ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useOwnRole } from '../../lib/own-account';
import { ButtonLink, PageHeading, Stack } from '../../ui';
import { fetchSigningKeys } from './codes/check/signing-keys';
import { DayFigures } from './home/day-figures';
import { FindCard } from './home/find-card';
import styles from './home/home.module.css';
import { OfficeNotice } from './home/office-notice';
import { ParkedNotice } from './home/parked-notice';
import { Queues } from './home/queues';
import { TakeFirst } from './home/take-first';
import { WaitingList } from './home/waiting-list';
import { reviewPaths } from './review-paths';
import { homeText } from './text/home-text';
import { takingsText } from './text/takings-text';

/** The agents' first page: what waits and the next one to take, in sight at once; find a declaration beside it. */
export function AgentHomePage(): ReactNode {
  const isSupervisor = useOwnRole() === 'supervisor';
  // So that codes are checked without a network, even before their page was ever opened.
  useEffect(() => {
    fetchSigningKeys().catch(() => undefined);
  }, []);
  return (
    <Stack gap="large">
      <PageHeading title={homeText.title} />
      <OfficeNotice />
      <ParkedNotice />
      <div className={styles.frame}>
        <div className={styles.desk}>
          <div className={styles.waits}>
            {isSupervisor ? <DayFigures /> : <Queues />}
            <TakeFirst />
          </div>
          <div className={styles.find}>
            <FindCard />
            <ButtonLink to={reviewPaths.takings} variant="secondary" icon={ReceiptText} compact>
              {takingsText.title}
            </ButtonLink>
          </div>
          <WaitingList />
        </div>
      </div>
    </Stack>
  );
}
