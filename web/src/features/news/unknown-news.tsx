import { Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink, EmptyState, PageHeading, Stack } from '../../ui';
import { newsText } from './text';

export function UnknownNews(): ReactNode {
  const { pathname } = useLocation();
  return (
    <Stack gap="large">
      <PageHeading title={newsText.unknownTitle} />
      <EmptyState icon={Newspaper} action={<ButtonLink to={pathname}>{newsText.back}</ButtonLink>}>
        {newsText.unknown}
      </EmptyState>
    </Stack>
  );
}
