import type { Agent } from '@retour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useAppStore } from '../../../store';
import { BackLink, PageHeading, RecordList, Stack } from '../../../ui';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { type AgentAct, agentsText } from '../text/account-text';
import { AgentRow } from './agent-row';
import { agentsQuery } from './agents-query';
import { ConfirmAct } from './confirm-act';
import { namesakesOf } from './namesakes';
import { useKeptPlaces } from './use-kept-places';

interface Asked {
  readonly agent: Agent;
  readonly act: AgentAct;
}

interface Done {
  readonly agentId: string;
  readonly act: AgentAct;
}

interface AgentListProps {
  readonly title: string;
  readonly agents: readonly Agent[];
  /** Those of the other list too. */
  readonly everybody: readonly Agent[];
  readonly done: Done | null;
  readonly onAsk: (asked: Asked) => void;
}

function AgentList({ title, agents, everybody, done, onAsk }: AgentListProps): ReactNode {
  const titleId = useId();
  const ownId = useAppStore(({ users }) => users.user?.userId);
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{title}</h2>
        {agents.length === 0 ? (
          <p>{agentsText.nonePending}</p>
        ) : (
          <RecordList>
            {agents.map((agent) => (
              <AgentRow
                key={agent.id}
                agent={agent}
                isOwn={agent.id === ownId}
                namesakes={agent.status === 'pending' ? namesakesOf(agent, everybody) : []}
                done={agent.id === done?.agentId ? done.act : undefined}
                onAct={(act) => onAsk({ agent, act })}
              />
            ))}
          </RecordList>
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
  const [done, setDone] = useState<Done | null>(null);
  const ask = (next: Asked): void => {
    setDone(null);
    setAsked(next);
  };
  const keep = (changed: Agent, act: AgentAct): void => {
    client.setQueryData(agentsQuery.queryKey, (known) =>
      known?.map((agent) => (agent.id === changed.id ? changed : agent)),
    );
    setDone({ agentId: changed.id, act });
    setAsked(null);
  };
  const { pending, others } = useKeptPlaces(agents);
  return (
    <Stack gap="large">
      <BackLink to={identityPaths.account}>{agentsText.back}</BackLink>
      <PageHeading title={agentsText.title} lead={agentsText.lead} />
      {agents === undefined ? (
        <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <AgentList
            title={agentsText.pendingTitle}
            agents={pending}
            everybody={agents}
            done={done}
            onAsk={ask}
          />
          {others.length > 0 && (
            <AgentList
              title={agentsText.othersTitle}
              agents={others}
              everybody={agents}
              done={done}
              onAsk={ask}
            />
          )}
        </>
      )}
      {asked !== null && (
        <ConfirmAct
          {...asked}
          namesakes={namesakesOf(asked.agent, agents ?? [])}
          onClose={() => setAsked(null)}
          onDone={(changed) => keep(changed, asked.act)}
        />
      )}
    </Stack>
  );
}
