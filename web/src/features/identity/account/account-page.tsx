import { type Agent, dayInParis, formatHour } from '@retour/contract';
import { formatDay, spokenName } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppStore } from '../../../store';
import { ButtonLink, Card, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { accountText, kindText } from '../text/account-text';
import styles from './account-page.module.css';
import { ownAccountQuery } from './account-query';

function SessionEnd(): ReactNode {
  const user = useAppStore(({ users }) => users.user);
  if (user === null || !user.lastRefresh) return accountText.sessionRenewed;
  return accountText.sessionEnd(formatHour(user.exp * 1_000));
}

function Facts({ agent }: { readonly agent: Agent }): ReactNode {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [accountText.name, spokenName(agent)],
    [accountText.email, agent.email],
    [accountText.kind, kindText[agent.kind]],
    ...(agent.siret === undefined ? [] : [[accountText.siret, agent.siret] as const]),
    [accountText.since, formatDay(dayInParis(new Date(agent.createdAt)))],
    [accountText.session, <SessionEnd key="session" />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the service knows of the agent, and what they can do of their account. */
export function AccountPage(): ReactNode {
  const { data: agent, error, isFetching, refetch } = useQuery(ownAccountQuery);
  return (
    <IdentityPage title={accountText.title} lead={accountText.lead}>
      {agent === undefined ? (
        <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Card>
            <Facts agent={agent} />
          </Card>
          <Stack>
            {agent.kind === 'local' ? (
              <ButtonLink to={identityPaths.changePassword} icon={KeyRound}>
                {accountText.password}
              </ButtonLink>
            ) : (
              <p>{accountText.ssoPassword}</p>
            )}
            <ButtonLink to={identityPaths.agents} variant="secondary" icon={UserRoundCheck}>
              {accountText.agents}
            </ButtonLink>
          </Stack>
        </>
      )}
    </IdentityPage>
  );
}
