import { type Agent, changeAgentRoute } from '@retour/contract';
import { spokenName } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { CallError, callRoute } from '../../../lib/http';
import { Button, Modal, Notice, Stack } from '../../../ui';
import { type AgentAct, actText, agentsText } from '../text/account-text';
import { failureText } from '../text/failure-text';

export interface ConfirmActProps {
  readonly agent: Agent;
  readonly act: AgentAct;
  readonly onClose: () => void;
  readonly onDone: (agent: Agent) => void;
}

const actions = { approve: 'approve', reopen: 'approve', refuse: 'disable', close: 'disable' } as const;

/** Says what the act does before it is done; what stops it is said in its place. */
export function ConfirmAct({ agent, act, onClose, onDone }: ConfirmActProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = actText[act];
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { action: actions[act] };
      onDone(await callRoute(changeAgentRoute, { params: { agentId: agent.id }, body }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(failureText(error.failure));
      setBusy(false);
    }
  };
  const isClosing = actions[act] === 'disable';
  return (
    <Modal
      open
      onClose={onClose}
      title={text.title(spokenName(agent))}
      subtitle={text.effect}
      actions={
        <>
          <Button variant={isClosing ? 'danger' : 'primary'} busy={isBusy} onClick={() => void confirm()}>
            {text.confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {agentsText.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{agent.email}</p>
        {failure !== null && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}
