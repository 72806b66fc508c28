import { type Agent, type AgentAction, changeAgentRoute } from '@retour/contract';
import { spokenName } from '@retour/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError, callRoute, isRefusedAs } from '../../../lib/http';
import { isRefusedToTheDesk, ownAccountQuery } from '../../../lib/own-account';
import { Button, Modal, Notice, Stack } from '../../../ui';
import { type AgentAct, accountActText, agentsText } from '../text/account-text';
import { failureText } from '../text/failure-text';
import { agentsKey } from './agents-query';
import { NamesakesNotice } from './namesakes-notice';

export interface ConfirmActProps {
  readonly agent: Agent;
  readonly act: AgentAct;
  /** Whose name this one may be taken for. */
  readonly namesakes: readonly Agent[];
  readonly onClose: () => void;
  readonly onDone: (agent: Agent) => void;
}

const actions = {
  approve: 'approve',
  reopen: 'approve',
  refuse: 'disable',
  close: 'disable',
  promote: 'promote',
  demote: 'demote',
} as const satisfies Readonly<Record<AgentAct, AgentAction>>;

/** Says what the act does before it is done; what stops it is said in its place. */
export function ConfirmAct({ agent, act, namesakes, onClose, onDone }: ConfirmActProps): ReactNode {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const text = accountActText[act];
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { action: actions[act], seenStatus: agent.status };
      onDone(await callRoute(changeAgentRoute, { params: { agentId: agent.id }, body }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(failureText(error.failure));
      // The role was taken back meanwhile: the page says so.
      if (isRefusedToTheDesk(error)) void client.invalidateQueries(ownAccountQuery);
      // A colleague decided before, or nobody knows what the service did of it: the list behind says what is so.
      else void client.invalidateQueries({ queryKey: agentsKey });
      setOvertaken(isRefusedAs(error, 'account-changed'));
      setBusy(false);
    }
  };
  const isTakingAway = actions[act] === 'disable' || act === 'demote';
  return (
    <Modal
      open
      preventClose={isBusy}
      onClose={onClose}
      title={text.title(spokenName(agent))}
      subtitle={text.effect}
      actions={
        <>
          {!isOvertaken && (
            <Button
              variant={isTakingAway ? 'danger' : 'primary'}
              busy={isBusy}
              onClick={() => void confirm()}
            >
              {text.confirm}
            </Button>
          )}
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {isOvertaken ? agentsText.toList : agentsText.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{agent.email}</p>
        {!isTakingAway && <NamesakesNotice namesakes={namesakes} />}
        {failure !== null && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}
