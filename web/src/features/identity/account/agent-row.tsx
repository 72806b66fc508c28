import { type Agent, type AgentStatus, dayInParis } from '@retour/contract';
import { formatDay, spokenName } from '@retour/core';
import { CircleCheck, CircleSlash, Hourglass, Mail, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink, type Icon, Notice, Pill, type PillTone, RecordRow } from '../../../ui';
import { writeLogFilters } from '../access-log/log-filters';
import { identityPaths } from '../identity-paths';
import { type AgentAct, accountActText, agentsText, kindText, statusText } from '../text/account-text';
import { NamesakesNotice } from './namesakes-notice';
import { roleHistoryOf } from './role-history';

const looks: Readonly<Record<AgentStatus, { readonly tone: PillTone; readonly icon: Icon }>> = {
  unverified: { tone: 'info', icon: Mail },
  pending: { tone: 'note', icon: Hourglass },
  active: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'danger', icon: CircleSlash },
};

const acts: Readonly<Record<Exclude<AgentStatus, 'active'>, readonly AgentAct[]>> = {
  unverified: [],
  pending: ['approve', 'refuse'],
  disabled: ['reopen'],
};

/** What the installation's rules gave is not taken back from here. */
function actsOn({ status, role, isSupervisorByRule }: Agent): readonly AgentAct[] {
  if (status !== 'active') return acts[status];
  if (isSupervisorByRule) return ['close'];
  return [role === 'supervisor' ? 'demote' : 'promote', 'close'];
}

const dayOf = (instant: string): string => formatDay(dayInParis(new Date(instant)));

function historyOf({ status, createdAt, lastSeenAt }: Agent): string {
  if (status === 'pending' || status === 'unverified') return agentsText.created(dayOf(createdAt));
  return lastSeenAt === undefined ? agentsText.never : agentsText.lastSeen(dayOf(lastSeenAt));
}

/** What was just done, where it was done: the button that led to it is another one, or gone. */
function Done({ children }: { readonly children: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has given the focus back.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" live>
        {children}
      </Notice>
    </div>
  );
}

function newsOf(name: string, { done, namesakes }: Pick<AgentRowProps, 'done' | 'namesakes'>): ReactNode {
  if (done !== undefined) return <Done key={done}>{accountActText[done].done(name)}</Done>;
  return namesakes.length === 0 ? undefined : <NamesakesNotice namesakes={namesakes} />;
}

export interface AgentRowProps {
  readonly agent: Agent;
  /** One's own account: shown, never changed. */
  readonly isOwn: boolean;
  /** Whose name this one may be taken for, while that is to be looked at. */
  readonly namesakes: readonly Agent[];
  /** The act that was just done on it. */
  readonly done?: AgentAct | undefined;
  readonly onAct: (act: AgentAct) => void;
}

export function AgentRow({ agent, isOwn, namesakes, done, onAct }: AgentRowProps): ReactNode {
  const { tone, icon } = looks[agent.status];
  // Nobody said a name before the address is proved.
  const name = spokenName(agent) || agent.email;
  const offered = isOwn ? [] : actsOn(agent);
  return (
    <RecordRow
      name={
        <>
          {name} {isOwn && `(${agentsText.you})`}
        </>
      }
      details={[
        name === agent.email ? null : agent.email,
        `${kindText[agent.kind]}, ${historyOf(agent).toLowerCase()}`,
        roleHistoryOf(agent),
      ]}
      marks={
        <>
          <Pill tone={tone} icon={icon}>
            {statusText[agent.status]}
          </Pill>
          {agent.role === 'supervisor' && (
            <Pill tone="info" icon={ShieldCheck}>
              {agentsText.supervisor}
            </Pill>
          )}
        </>
      }
      acts={
        offered.length === 0 && agent.lastSeenAt === undefined ? undefined : (
          <>
            {offered.map((act) => (
              <Button
                key={act}
                compact
                variant={act === 'approve' ? 'primary' : 'secondary'}
                label={accountActText[act].about(name)}
                onClick={() => onAct(act)}
              >
                {agentsText[act]}
              </Button>
            ))}
            {agent.lastSeenAt !== undefined && (
              <ButtonLink
                to={`${identityPaths.accessLog}?${writeLogFilters({ agentId: agent.id })}`}
                variant="quiet"
                compact
                label={agentsText.actionsOf(name)}
              >
                {agentsText.actions}
              </ButtonLink>
            )}
          </>
        )
      }
      news={newsOf(name, { done, namesakes })}
    />
  );
}
