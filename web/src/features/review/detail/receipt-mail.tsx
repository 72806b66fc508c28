import { type Declaration, type DeclarationMail, formatMoment, sendReceiptRoute } from '@retour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CallError, type CallFailure, callRoute } from '../../../lib/http';
import { useOnline } from '../../../lib/use-online';
import { Button, Notice } from '../../../ui';
import { mailsQuery, reviewKey } from '../queries/review-queries';
import type { FileWords } from '../text/act-text';
import styles from './detail.module.css';

/** The receipt by mail, where there is one and an address: when it left and for whom, and once more. */
export function ReceiptMail({
  declaration,
  words,
  isOutdated,
}: {
  readonly declaration: Declaration;
  readonly words: FileWords;
  /** It would be of a later version than the one that is shown. */
  readonly isOutdated: boolean;
}): ReactNode {
  const { status, declarantEmail, anonymisedAt } = declaration;
  const hasReceipt = status === 'paid' && declarantEmail !== undefined && anonymisedAt === undefined;
  return hasReceipt ? <SentReceipt id={declaration.id} words={words} isOutdated={isOutdated} /> : null;
}

interface SentReceiptProps {
  readonly id: string;
  readonly words: FileWords;
  readonly isOutdated: boolean;
}

function SentReceipt({ id, words, isOutdated }: SentReceiptProps): ReactNode {
  const query = mailsQuery(id);
  const { data: mails } = useQuery(query);
  const client = useQueryClient();
  const isOnline = useOnline();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const last = mails?.find(({ kind }) => kind === 'receipt');
  const send = async (): Promise<void> => {
    setIsBusy(true);
    setTrouble(undefined);
    try {
      const answer = await callRoute(sendReceiptRoute, { params: { declarationId: id } });
      client.setQueryData(query.queryKey, answer.mails);
    } catch (error) {
      setTrouble(troubleOf(error, words));
      // Somebody may have changed or erased it: the page follows.
      void client.invalidateQueries({ queryKey: reviewKey });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={Mail}
        compact
        busy={isBusy}
        disabled={!isOnline || isOutdated}
        onClick={() => void send()}
      >
        {isBusy ? words.sending : last === undefined ? words.send : words.sendAgain}
      </Button>
      <p className={styles.soft} role="status" data-receipt-mail>
        {last !== undefined && sentenceOf(last, words)}
      </p>
      {trouble !== undefined && (
        <Notice tone="error" live>
          {trouble}
        </Notice>
      )}
    </>
  );
}

function sentenceOf(
  { to, sentAt, isDropped = false, isGivenUp = false, isHeld = false }: DeclarationMail,
  words: FileWords,
): string {
  if (isDropped) return words.dropped(to);
  if (isHeld) return words.held(to);
  if (isGivenUp) return words.givenUp(to);
  return sentAt === undefined ? words.waiting(to) : words.sent(to, formatMoment(sentAt));
}

/** Of these nobody knows whether the service did what was asked. */
const lost: readonly CallFailure['kind'][] = ['network', 'timeout', 'unexpected-answer'];

function troubleOf(error: unknown, words: FileWords): string {
  const failure = error instanceof CallError ? error.failure : undefined;
  if (failure?.kind === 'problem' && failure.status < 500) return failure.problem.detail;
  const isLost = failure !== undefined && lost.includes(failure.kind);
  return isLost ? words.unanswered : words.unsent;
}
