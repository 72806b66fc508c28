import { ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useOwnRole } from '../../lib/own-account';
import { ButtonLink, PageHeading, Stack } from '../../ui';
import { fetchSigningKeys } from './codes/check/signing-keys';
import { DayFigures } from './home/day-figures';
import { FindCard } from './home/find-card';
import { OfficeNotice } from './home/office-notice';
import { Queues } from './home/queues';
import { WaitingList } from './home/waiting-list';
import { reviewPaths } from './review-paths';
import { homeText } from './text/home-text';
import { takingsText } from './text/takings-text';

/** The agents' first page: find a declaration, see the day, take the next one that waits. */
export function AgentHomePage(): ReactNode {
  const isSupervisor = useOwnRole() === 'supervisor';
  // So that codes are checked without a network, even before their page was ever opened.
  useEffect(() => {
    fetchSigningKeys().catch(() => undefined);
  }, []);
  return (
    <Stack gap="page">
      <PageHeading title={homeText.title} />
      <OfficeNotice />
      <FindCard />
      {isSupervisor ? <DayFigures /> : <Queues />}
      <ButtonLink to={reviewPaths.takings} variant="secondary" icon={ReceiptText} compact>
        {takingsText.title}
      </ButtonLink>
      <WaitingList />
    </Stack>
  );
}
