import type { Agent, AgentList as Listed } from '@retour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useAppStore } from '../../../store';
import { BackLink, PageHeading, RecordList, Stack } from '../../../ui';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { type AgentAct, agentsText } from '../text/account-text';
import { AgentRow } from './agent-row';
import { AgentSearch } from './agent-search';
import { agentsKey, agentsQuery } from './agents-query';
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
  const [search, setSearch] = useState('');
  const all = useQuery(agentsQuery());
  const found = useQuery({ ...agentsQuery(search), enabled: search !== '' });
  const { data: list, error, isFetching, refetch } = search === '' ? all : found;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const ask = (next: Asked): void => {
    setDone(null);
    setAsked(next);
  };
  const keep = (changed: Agent, act: AgentAct): void => {
    client.setQueriesData<Listed>({ queryKey: agentsKey }, (known) =>
      known === undefined
        ? known
        : { ...known, agents: known.agents.map((agent) => (agent.id === changed.id ? changed : agent)) },
    );
    setDone({ agentId: changed.id, act });
    setAsked(null);
  };
  const total = list?.total ?? list?.agents.length ?? 0;
  const { pending, others } = useKeptPlaces(list?.agents);
  const everybody = [
    ...new Map(
      [all, found].flatMap(({ data }) => (data?.agents ?? []).map((agent) => [agent.id, agent])),
    ).values(),
  ];
  return (
    <Stack gap="large">
      <BackLink to={identityPaths.account}>{agentsText.back}</BackLink>
      <PageHeading title={agentsText.title} lead={agentsText.lead} />
      <AgentSearch isSearched={search !== ''} onSearch={setSearch} />
      {list === undefined ? (
        <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          {total > list.agents.length && <p>{agentsText.more(list.agents.length, total)}</p>}
          {search !== '' && total === 0 && <p role="status">{agentsText.noneFound}</p>}
          {(search === '' || pending.length > 0) && (
            <AgentList
              title={agentsText.pendingTitle}
              agents={pending}
              everybody={everybody}
              done={done}
              onAsk={ask}
            />
          )}
          {others.length > 0 && (
            <AgentList
              title={search === '' ? agentsText.othersTitle : agentsText.foundTitle(others.length)}
              agents={others}
              everybody={everybody}
              done={done}
              onAsk={ask}
            />
          )}
        </>
      )}
      {asked !== null && (
        <ConfirmAct
          {...asked}
          namesakes={namesakesOf(asked.agent, everybody)}
          onClose={() => setAsked(null)}
          onDone={(changed) => keep(changed, asked.act)}
        />
      )}
    </Stack>
  );
}
