import { type Agent, dayInParis, formatHour } from '@retour/contract';
import { formatDay, spokenName, typeset } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ownAccountQuery } from '../../../lib/own-account';
import { ownOfficeQuery } from '../../../lib/own-office';
import { useAppStore } from '../../../store';
import { ButtonLink, Card, IconTile, Stack } from '../../../ui';
import { IdentityPage } from '../form/identity-page';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { accountText, kindText, roleText } from '../text/account-text';
import { officeText } from '../text/office-text';
import styles from './account-page.module.css';
import { roleHistoryOf } from './role-history';
import { supervisionLinks } from './supervision-links';

function SessionEnd(): ReactNode {
  const user = useAppStore(({ users }) => users.user);
  if (user === null || !user.lastRefresh) return accountText.sessionRenewed;
  return accountText.sessionEnd(formatHour(user.exp * 1_000));
}

function Role({ agent }: { readonly agent: Agent }): ReactNode {
  const history = roleHistoryOf(agent);
  return (
    <>
      {roleText[agent.role]}
      {history !== null && <span className={styles.soft}>{history}</span>}
    </>
  );
}

function Office(): ReactNode {
  const name = useQuery(ownOfficeQuery).data?.office?.name;
  return name === undefined ? (
    <Link to={identityPaths.office}>{officeText.choose}</Link>
  ) : (
    <>
      {typeset(name)} <Link to={identityPaths.office}>{officeText.change}</Link>
    </>
  );
}

function Facts({ agent }: { readonly agent: Agent }): ReactNode {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [accountText.name, spokenName(agent)],
    [accountText.email, agent.email],
    [accountText.kind, kindText[agent.kind]],
    [accountText.role, <Role key="role" agent={agent} />],
    [officeText.fact, <Office key="office" />],
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

/** Every page of supervisors, with what is found there. */
function Supervision(): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{accountText.supervision}</h2>
        <Card>
          <ul className={styles.links}>
            {supervisionLinks.map(({ to, label, about, icon }) => (
              <li key={to} className={styles.link}>
                <IconTile icon={icon} />
                <div>
                  <Link to={to}>{label}</Link>
                  <p className={styles.soft}>{about}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
    </section>
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
          </Stack>
          {agent.role === 'supervisor' && <Supervision />}
        </>
      )}
    </IdentityPage>
  );
}
