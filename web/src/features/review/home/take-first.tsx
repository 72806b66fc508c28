import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TakeNextButton } from '../lease/take-next-button';
import { waitingLongestQuery } from '../queries/review-queries';
import { leaseText } from '../text/lease-text';
import { shownCount } from './waiting-list';

/** The act of who comes to work, under what waits and in sight as the page comes; nothing while nobody waits. */
export function TakeFirst(): ReactNode {
  const { data } = useQuery(waitingLongestQuery(shownCount));
  return data?.length === 0 ? null : <TakeNextButton label={leaseText.take} variant="primary" />;
}
