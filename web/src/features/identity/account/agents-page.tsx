import type { Agent } from '@retour/contract';
import { spokenName } from '@retour/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAppStore } from '../../../store';
import { BackLink, Card, Notice, PageHeading, Stack } from '../../../ui';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { type AgentAct, actText, agentsText } from '../text/account-text';
import { AgentRow } from './agent-row';
import styles from './agents-page.module.css';
import { agentsQuery } from './agents-query';
import { ConfirmAct } from './confirm-act';

interface Asked {
  readonly agent: Agent;
  readonly act: AgentAct;
}

interface AgentListProps {
  readonly title: string;
  readonly agents: readonly Agent[];
  readonly onAsk: (asked: Asked) => void;
}

function AgentList({ title, agents, onAsk }: AgentListProps): ReactNode {
  const titleId = useId();
  const ownId = useAppStore(({ users }) => users.user?.userId);
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{title}</h2>
        {agents.length === 0 ? (
          <p>{agentsText.nonePending}</p>
        ) : (
          <Card>
            <ul className={styles.list}>
              {agents.map((agent) => (
                <AgentRow
                  key={agent.id}
                  agent={agent}
                  isOwn={agent.id === ownId}
                  onAct={(act) => onAsk({ agent, act })}
                />
              ))}
            </ul>
          </Card>
        )}
      </Stack>
    </section>
  );
}

/** Who may work here: those who wait first, then everybody. */
export function AgentsPage(): ReactNode {
  const client = useQueryClient();
  const { data: agents, error, isFetching, refetch } = useQuery(agentsQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done === null) return undefined;
    // After the dialog has given the focus back to a button that is gone.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [done]);
  const keep = (changed: Agent, act: AgentAct): void => {
    client.setQueryData(agentsQuery.queryKey, (known) =>
      known?.map((agent) => (agent.id === changed.id ? changed : agent)),
    );
    setDone(actText[act].done(spokenName(changed)));
    setAsked(null);
  };
  const pending = agents?.filter(({ status }) => status === 'pending') ?? [];
  const others = agents?.filter(({ status }) => status !== 'pending') ?? [];
  return (
    <div className={styles.page}>
      <BackLink to={identityPaths.account}>{agentsText.back}</BackLink>
      <PageHeading title={agentsText.title} lead={agentsText.lead} />
      {done !== null && (
        <div ref={box} tabIndex={-1}>
          <Notice tone="success" live>
            {done}
          </Notice>
        </div>
      )}
      {agents === undefined ? (
        <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <AgentList title={agentsText.pendingTitle} agents={pending} onAsk={setAsked} />
          {others.length > 0 && <AgentList title={agentsText.othersTitle} agents={others} onAsk={setAsked} />}
        </>
      )}
      {asked !== null && (
        <ConfirmAct
          {...asked}
          onClose={() => setAsked(null)}
          onDone={(changed) => keep(changed, asked.act)}
        />
      )}
    </div>
  );
}
