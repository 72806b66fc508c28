import type { SimulationAnswer } from '@retour/contract';
import { allowancesUsed, foldText, stageOfDeclaration, usedElsewhere } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type SentDeclaration, showSentDeclaration, useAppStore } from '../../../store';
import { Notice } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { sharedAllowanceText } from '../text/shared-allowance-text';

export interface SharedAllowanceNoticeProps {
  /** Null while it is computed. */
  readonly answer: SimulationAnswer | null;
  /** First and last names, as typed; without them nobody can be told from another traveller of the device. */
  readonly declarant: string | undefined;
  /** Id of the declaration that this is said in. */
  readonly id: string | undefined;
  /** It is not changed any more: both are shown to an agent. */
  readonly isSent?: boolean;
}

/**
 * That another declaration of the same person and day, sent from this device, uses an allowance that this one counts in full: it is
 * granted once, and an agent who finds both asks for more. Nothing is asked of the server, which would tell of other people.
 */
export function SharedAllowanceNotice({
  answer,
  declarant,
  id,
  isSent = false,
}: SharedAllowanceNoticeProps): ReactNode {
  const { sent } = useAppStore(({ declaration }) => declaration.declarationResponse);
  if (answer === null || !declarant) return null;
  const theirs = sent.filter((other) => other.id !== id && isNamed(other, declarant));
  const uses = usedElsewhere({ status: 'draft', date: answer.date, assessment: answer }, theirs.map(asOther));
  const ids = new Set(uses.map(({ publicId }) => publicId));
  const named = theirs.filter(({ publicId }) => ids.has(publicId));
  if (named.length === 0) return null;
  return (
    <Notice tone="warning" title={sharedAllowanceText.title}>
      {`${sharedAllowanceText.text} ${isSent || !named.every(mayBeCancelled) ? sharedAllowanceText.showBoth : sharedAllowanceText.declareTogether}`}
      {named.map((other) => (
        <p key={other.id}>
          <Link to={declarationPaths.confirmation} onClick={() => showSentDeclaration(other.id)}>
            {sharedAllowanceText.open(other.publicId)}
          </Link>
        </p>
      ))}
    </Notice>
  );
}

function mayBeCancelled(other: SentDeclaration): boolean {
  return stageOfDeclaration(other) === 'due';
}

function isNamed({ declarant }: SentDeclaration, name: string): boolean {
  return declarant !== undefined && wordsOf(declarant) === wordsOf(name);
}

/** Alike with or without a hyphen, and whichever name was typed first; agents are told of closer likenesses, by the server. */
function wordsOf(name: string): string {
  return foldText(name)
    .split(/[\s-]+/u)
    .sort()
    .join(' ');
}

function asOther({ publicId, status, assessment }: SentDeclaration) {
  return {
    publicId,
    status,
    likeness: 'name',
    date: assessment.date,
    allowances: allowancesUsed(assessment),
  } as const;
}
