import { answerWords, type GraveSentence, severityOfWarning, stageOf } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { sentWarnings } from './sent-warnings';

/**
 * What was declared and may not enter, may not, or asks for papers, before the rest: the articles, then the law. Only
 * what is forbidden is in red.
 */
export function RestrictionNotice({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { assessment, status } = sent;
  const { before } = answerWords(assessment, stageOf(status));
  const { laws } = sentWarnings(sent);
  return before.map(({ verdict, text }) => (
    <Notice
      key={verdict}
      tone={verdict === 'forbidden' ? 'error' : 'warning'}
      title={namesOf(sent, verdict).join(', ')}
    >
      <p>{text}</p>
      {laws
        .filter((law) => law.verdict === verdict)
        .map((law) => (
          <p key={law.text}>{law.text}</p>
        ))}
    </Notice>
  ));
}

function namesOf({ assessment }: SentDeclaration, verdict: GraveSentence['verdict']): readonly string[] {
  const warnings = assessment.warnings.filter((warning) => severityOfWarning(warning) === verdict);
  const concerned = new Set(warnings.flatMap(({ customIds = [] }) => customIds));
  return assessment.shoppingProducts
    .filter(({ customId }) => concerned.has(customId))
    .map(({ customName }) => customName ?? '');
}
