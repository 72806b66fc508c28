import {
  answerWords,
  type GraveSentence,
  type HeadOfSentence,
  severityOfWarning,
  stageOfDeclaration,
  typeset,
} from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { sentWarnings } from './sent-warnings';

/**
 * What was declared and may not enter, may not, or asks for papers, before the rest: the articles, then the law. Only
 * what is forbidden is in red.
 */
export function SentRestrictions({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { before } = answerWords(sent.assessment, stageOfDeclaration(sent));
  return before.map(({ verdict, text }) => (
    <Notice
      key={verdict}
      tone={verdict === 'forbidden' ? 'error' : 'warning'}
      title={namesOf(sent, verdict).join(', ')}
    >
      <p>{text}</p>
      {lawsOf(sent, verdict).map((law) => (
        <p key={law}>{law}</p>
      ))}
    </Notice>
  ));
}

/** Each law with its articles; a law that is alone is about all those that the title names. */
function lawsOf(sent: SentDeclaration, verdict: GraveSentence['verdict']): readonly string[] {
  const lawsUnder = (headOf?: HeadOfSentence): readonly string[] =>
    sentWarnings(sent, headOf).laws.flatMap((law) => (law.verdict === verdict ? law.text : []));
  const alone = lawsUnder(() => '');
  return alone.length === 1 ? alone : lawsUnder();
}

function namesOf({ assessment }: SentDeclaration, verdict: GraveSentence['verdict']): readonly string[] {
  const warnings = assessment.warnings.filter((warning) => severityOfWarning(warning) === verdict);
  const concerned = new Set(warnings.flatMap(({ customIds = [] }) => customIds));
  return assessment.shoppingProducts
    .filter(({ customId }) => concerned.has(customId))
    .map(({ customName }) => typeset(customName ?? ''));
}
