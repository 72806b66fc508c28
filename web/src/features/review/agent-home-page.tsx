import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isAwaited } from '../../lib/is-awaited';
import { ownAccountQuery } from '../../lib/own-account';
import { ownOfficeQuery } from '../../lib/own-office';
import { ButtonLink, PageHeading, Skeleton, Stack } from '../../ui';
import { fetchSigningKeys } from './codes/check/signing-keys';
import { DayFigures } from './home/day-figures';
import { FindCard } from './home/find-card';
import styles from './home/home.module.css';
import { OfficeNotice } from './home/office-notice';
import { ParkedNotice } from './home/parked-notice';
import { Queues } from './home/queues';
import { TakeFirst } from './home/take-first';
import { WaitingList } from './home/waiting-list';
import { queuesQuery } from './queries/review-queries';
import { reviewPaths } from './review-paths';
import { homeText } from './text/home-text';
import { takingsText } from './text/takings-text';

/** The agents' first page: what waits and the next one to take, in sight at once; find a declaration beside it. */
export function AgentHomePage(): ReactNode {
  const account = useQuery(ownAccountQuery);
  const office = useQuery(ownOfficeQuery);
  // Asked for at once, whoever it is.
  usePrefetchQuery(queuesQuery);
  // So that codes are checked without a network, even before their page was ever opened.
  useEffect(() => {
    fetchSigningKeys().catch(() => undefined);
  }, []);
  if (isAwaited(account) || isAwaited(office)) {
    return (
      <Stack gap="large">
        <PageHeading title={homeText.title} />
        <Skeleton lines={6} />
      </Stack>
    );
  }
  return (
    <Stack gap="large">
      <PageHeading title={homeText.title} />
      <OfficeNotice />
      <ParkedNotice />
      <div className={styles.frame}>
        <div className={styles.desk}>
          <div className={styles.waits}>
            {account.data?.role === 'supervisor' ? <DayFigures /> : <Queues />}
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
