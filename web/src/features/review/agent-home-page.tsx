import type { ReactNode } from 'react';
import { PageHeading, Stack } from '../../ui';
import { DayFigures } from './home/day-figures';
import { FindCard } from './home/find-card';
import { WaitingList } from './home/waiting-list';
import { homeText } from './text/home-text';

/** The agents' first page: find a declaration, see the day, take the next one that waits. */
export function AgentHomePage(): ReactNode {
  return (
    <Stack gap="page">
      <PageHeading title={homeText.title} />
      <FindCard />
      <DayFigures />
      <WaitingList />
    </Stack>
  );
}
