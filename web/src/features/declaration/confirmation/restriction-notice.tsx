import { answerWords, severityOfWarning, stageOf } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { sentWarnings } from './sent-warnings';

/** What was declared and may not enter, may not, or asks for papers, before the rest: the articles, then the law. */
export function RestrictionNotice({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { assessment, status } = sent;
  const { before } = answerWords(assessment, stageOf(status));
  const warnings = assessment.warnings.filter((warning) => severityOfWarning(warning) !== 'information');
  if (before.length === 0) return null;
  const isForbidden = warnings.some(({ severity }) => severity === 'forbidden');
  const concerned = new Set(warnings.flatMap(({ customIds = [] }) => customIds));
  const names = assessment.shoppingProducts
    .filter(({ customId }) => concerned.has(customId))
    .map(({ customName }) => customName ?? '');
  return (
    <Notice tone={isForbidden ? 'error' : 'warning'} title={names.join(', ')}>
      {before.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentWarnings(sent).laws.map((law) => (
        <p key={law}>{law}</p>
      ))}
    </Notice>
  );
}
