import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../lib/http';
import { Button, Notice, VisuallyHidden } from '../../../ui';
import type { AgentWords } from '../session/agent-words';
import { useAgentWords } from '../session/use-agent-words';
import { basketText, confirmationText, summaryText } from '../text/summary-text';
import { useSimulation } from './use-simulation';

/** Says where the computation was made, whether the server agrees, and what it refuses. */
export function ConfirmationNotice(): ReactNode {
  const { confirmation, refusals, retry } = useSimulation();
  const agentWords = useAgentWords();
  if (refusals.length > 0) {
    return (
      <Notice tone="error" title={confirmationText.refusedTitle} live>
        <ul>
          {refusals.map(({ article, message }) => (
            <li key={`${article?.id} ${message}`}>
              {article === null ? message : basketText.refused(typeset(article.name), message)}
            </li>
          ))}
        </ul>
        <p>{agentWords?.refusedAdvice ?? confirmationText.refusedAdvice}</p>
      </Notice>
    );
  }
  switch (confirmation.kind) {
    case 'pending':
      return null;
    case 'confirmed':
      return (
        <VisuallyHidden>
          <span data-confirmation="confirmed">{confirmationText.confirmed}</span>
        </VisuallyHidden>
      );
    case 'failed':
      return (
        <Notice tone="info" live>
          <p>{failureText(confirmation.failure, agentWords)}</p>
          <Button variant="quiet" compact onClick={retry}>
            {confirmationText.retry}
          </Button>
        </Notice>
      );
    case 'different': {
      const [first] = confirmation.differences;
      return (
        <Notice tone="warning" title={summaryText.differenceTitle} live>
          {first && summaryText.difference(first.onDevice, first.onServer)}
        </Notice>
      );
    }
  }
}

function failureText({ kind }: CallFailure, agentWords: AgentWords | undefined): string {
  if (kind === 'offline') return confirmationText.offline;
  if (kind === 'captive-portal') return confirmationText.captivePortal;
  return agentWords?.onDevice ?? confirmationText.onDevice;
}
