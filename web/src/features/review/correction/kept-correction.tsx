import type { Declaration } from '@retour/contract';
import { indexCatalogue, type Product } from '@retour/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSavedDraft } from '../../../store';
import { Button, Card } from '../../../ui';
import { useCatalogue, useCurrencies } from '../../reference';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { isAlreadyMade } from './correction-content';
import { draftLeft, emptyCorrection, isCorrectionDraft } from './correction-draft';
import { typedRows } from './typed-correction';

const titleId = 'correction-gardee';

export interface KeptCorrectionProps {
  readonly declaration: Declaration;
  readonly onErased: () => void;
}

/** What was typed of a correction that something else overtook, unless it was made before, and its answer lost: it is read again, taken up if the declaration is opened again, or erased. */
export function KeptCorrection({ declaration, onErased }: KeptCorrectionProps): ReactNode {
  const { draft, forget } = useSavedDraft('correction', {
    initial: emptyCorrection,
    isDraft: isCorrectionDraft,
    which: declaration.id,
  });
  const catalogue = useCatalogue();
  const products = useMemo(() => catalogue && indexCatalogue(catalogue), [catalogue]);
  const currencies = useCurrencies()?.currencies ?? [];
  const productOf = (id: string | null | undefined): Product | null => products?.get(id ?? '') ?? null;
  const rows = typedRows(draft, declaration, productOf);
  // What a draft changes is told by the nomenclature and the rates alone.
  const isReady = products !== null && currencies.length > 0 && rows.length > 0;
  const isMade =
    isReady && isAlreadyMade(draftLeft(draft, declaration), { declaration, currencies, productOf });
  useEffect(() => {
    if (isMade) forget();
  }, [isMade, forget]);
  if (!isReady || isMade) return null;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.group}>
        <h2 id={titleId}>{correctionText.keptTitle}</h2>
        <p>{correctionText.kept}</p>
        <ul className={styles.lines}>
          {rows.map(({ key, name, words }) => (
            <li key={key} className={styles.line}>
              <span className={styles.name}>{name}</span>
              {words.map((text) => (
                <span key={text} className={styles.typed}>
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ul>
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              forget();
              onErased();
            }}
          >
            {correctionText.eraseTakenUp}
          </Button>
        </div>
      </div>
    </Card>
  );
}
