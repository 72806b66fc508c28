import { type Declaration, formatMoment } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Notice } from '../../../ui';
import { changesSince } from '../queries/changes-since';
import { historyQuery } from '../queries/review-queries';
import { writeText } from '../text/act-text';
import { historyText, sentenceOf } from '../text/history-text';

export interface ChangedNoticeProps {
  readonly shown: Declaration;
  readonly newer: Declaration;
  readonly agentId: string | undefined;
  /** What becomes of what the agent was doing. */
  readonly advice?: string;
  readonly onShow: () => void;
}

/** Somebody changed the declaration while it was being read: who, what, and a press to see it. */
export function ChangedNotice({
  shown,
  newer,
  agentId,
  advice = writeText.changed,
  onShow,
}: ChangedNoticeProps): ReactNode {
  const { data } = useQuery(historyQuery(newer));
  const changes = changesSince(shown, data ?? []);
  return (
    <Notice tone="warning" title={writeText.changedTitle} live>
      {changes.map((entry) => (
        <p key={`${entry.version} ${entry.action}`}>
          {sentenceOf(entry, agentId)} {historyText.at(formatMoment(entry.at))}.
        </p>
      ))}
      <p>{advice}</p>
      <Button variant="secondary" icon={RefreshCw} compact onClick={onShow}>
        {writeText.reload}
      </Button>
    </Notice>
  );
}
