import type { SimulationAnswer } from '@retour/contract';
import { indexCatalogue, unidentifiedIds } from '@retour/core';
import type { ReactNode } from 'react';
import { useCatalogue } from '../../reference';
import { useReasonWords } from '../session/use-reason-words';
import { firstWithVat } from './line-reason';
import { SummaryLine } from './summary-line';
import styles from './summary-line.module.css';
import type { OpenLines } from './use-open-lines';
import { useSavings } from './use-savings';

export interface SummaryLinesProps {
  readonly answer: SimulationAnswer;
  readonly openLines: OpenLines;
}

/** Every article with what it costs and why, in the traveller's own order. */
export function SummaryLines({ answer, openLines }: SummaryLinesProps): ReactNode {
  const catalogue = useCatalogue();
  const products = catalogue && indexCatalogue(catalogue);
  const unidentified = unidentifiedIds(answer.warnings);
  const savings = useSavings(answer);
  const spelling = firstWithVat(answer.shoppingProducts, useReasonWords());
  return (
    <ul className={styles.list}>
      {answer.shoppingProducts.map((line) => (
        <SummaryLine
          key={line.customId}
          line={line}
          product={products?.get(line.id ?? '') ?? null}
          isUnidentified={unidentified.has(line.customId)}
          saving={savings.get(line.customId)}
          spellsVat={line === spelling}
          open={openLines.has(line.customId)}
          onToggle={() => openLines.toggle(line.customId)}
        />
      ))}
    </ul>
  );
}
