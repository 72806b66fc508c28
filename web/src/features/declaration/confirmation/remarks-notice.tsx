import { isAboutFigures } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { confirmationText } from '../text/confirmation-text';
import styles from './confirmation.module.css';
import { sentWarnings } from './sent-warnings';

type Warning = SentDeclaration['assessment']['warnings'][number];

function remarksOf(sent: SentDeclaration, isWanted: (warning: Warning) => boolean): readonly string[] {
  const { assessment } = sent;
  return sentWarnings({
    ...sent,
    assessment: { ...assessment, warnings: assessment.warnings.filter(isWanted) },
  }).remarks;
}

/** What else is to be known of what was declared; how old the rates are, in grey: it changes nothing to what must be done. */
export function RemarksNotice({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const remarks = remarksOf(sent, (warning) => !isAboutFigures(warning));
  const figures = remarksOf(sent, isAboutFigures);
  return (
    <>
      {remarks.length > 0 && (
        <Notice tone="warning" title={confirmationText.remarks}>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </Notice>
      )}
      {figures.length > 0 && <p className={styles.soft}>{figures.join(' ')}</p>}
    </>
  );
}
