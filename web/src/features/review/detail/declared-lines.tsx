import type { Declaration } from '@retour/contract';
import { indexCatalogue, unidentifiedIds } from '@retour/core';
import { type ReactNode, useMemo } from 'react';
import { Card } from '../../../ui';
import { useOpenLines } from '../../basket/summary/use-open-lines';
import { formatArticleCount } from '../../basket/text/article-count';
import { useCatalogue } from '../../reference';
import { DeclaredLine } from './declared-line';
import styles from './detail.module.css';

export interface DeclaredLinesProps {
  readonly declaration: Declaration;
  readonly canCorrect: boolean;
  readonly isBusy: boolean;
}

/** Every article of a declaration, in the traveller's order. */
export function DeclaredLines({ declaration, canCorrect, isBusy }: DeclaredLinesProps): ReactNode {
  const catalogue = useCatalogue();
  const products = useMemo(() => catalogue && indexCatalogue(catalogue), [catalogue]);
  const open = useOpenLines();
  const lines = declaration.assessment.shoppingProducts;
  const unidentified = unidentifiedIds(declaration.assessment.warnings);
  return (
    <Card as="section" labelledBy="articles">
      <div className={styles.group}>
        <h2 id="articles">{formatArticleCount(lines.length)}</h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <DeclaredLine
              key={line.customId}
              line={line}
              product={products?.get(line.id ?? '') ?? null}
              declaration={declaration}
              isUnidentified={unidentified.has(line.customId)}
              canCorrect={canCorrect}
              isBusy={isBusy}
              isOpen={open.has(line.customId)}
              onToggle={() => open.toggle(line.customId)}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}
