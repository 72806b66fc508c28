import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { isRefusedToTheDesk, ownAccountQuery } from '../../../lib/own-account';
import { ButtonLink, EmptyState, PageHeading, Stack } from '../../../ui';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { supervisorsText } from '../text/account-text';

/** A call refused to the desk tells that the role was taken back: what is shown follows. */
function useRoleNews(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isRefusedToTheDesk(event.action.error)) void client.invalidateQueries(ownAccountQuery);
      }),
    [client],
  );
}

/** The page for supervisors; for the desk, why it is not theirs and whom to ask. */
export function SupervisorsOnly(): ReactNode {
  useRoleNews();
  const { data: agent, error, isFetching, refetch } = useQuery(ownAccountQuery);
  if (agent === undefined) {
    return <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  if (agent.role === 'supervisor') return <Outlet />;
  return (
    <Stack gap="large">
      <PageHeading title={supervisorsText.title} lead={supervisorsText.lead} />
      <EmptyState
        icon={ShieldCheck}
        title={supervisorsText.whom}
        action={
          <>
            <ButtonLink to={identityPaths.home}>{supervisorsText.home}</ButtonLink>
            <ButtonLink to={identityPaths.account} variant="secondary">
              {supervisorsText.account}
            </ButtonLink>
          </>
        }
      />
    </Stack>
  );
}
