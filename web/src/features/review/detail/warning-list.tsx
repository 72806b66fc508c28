import type { Declaration } from '@retour/contract';
import { namedSentence, needsAttention, severityOfWarning, typeset, unidentifiedIds } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { useArticleName } from '../acts/use-article-name';
import { correctionText } from '../text/correction-text';
import { detailText } from '../text/detail-text';
import { isOpenToActs, officerWarningsOf } from '../text/officer-words';
import styles from './detail.module.css';

/**
 * What else the computation says: certificates, figures to confirm, rates; what restricts the goods has its own cards. Figures
 * that may change, and articles that nobody knows, are not spoken of once the amount is settled, nor of a version that another one took the place of. Each
 * names its articles, what was handed over included: the same is said of each.
 */
export function WarningList({
  declaration,
  isPast = false,
}: {
  readonly declaration: Declaration;
  readonly isPast?: boolean | undefined;
}): ReactNode {
  const isOpen = !isPast && isOpenToActs(declaration.status);
  const wordsOf = officerWarningsOf(declaration, !isOpen);
  const nameOf = useArticleName();
  const { assessment } = declaration;
  const nameOfId = (id: string): string | undefined => {
    const line = assessment.shoppingProducts.find(({ customId }) => customId === id);
    return line && nameOf(line);
  };
  const handedOver = ({ code, customIds = [] }: (typeof assessment.warnings)[number]) =>
    assessment.shoppingProducts.find(
      ({ customId }) => code === 'handed-over' && customIds.includes(customId),
    );
  /** That nobody knows an article asks to look at it: it was, or is not any more. */
  const isOver = (warning: (typeof assessment.warnings)[number]): boolean =>
    !isOpen && (unidentifiedIds([warning]).size > 0 || !needsAttention({ warnings: [warning] }));
  const warnings = assessment.warnings.filter(
    (warning) => severityOfWarning(warning) === 'information' && !isOver(warning),
  );
  if (warnings.length === 0) return null;
  return (
    <Notice tone="info" title={detailText.alerts.information}>
      <ul className={styles.reasons}>
        {warnings.map((warning) => {
          const { code, message, customIds = [], legalBasis } = warning;
          const line = handedOver(warning);
          const words = namedSentence({ ...warning, message: wordsOf(warning) }, nameOfId);
          return (
            <li key={[code, message, ...customIds].join(' ')}>
              {line === undefined ? words : correctionText.summaryOf(typeset(nameOf(line)), words)}
              {legalBasis !== null && <span className={styles.law}>{detailText.legalBasis(legalBasis)}</span>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
