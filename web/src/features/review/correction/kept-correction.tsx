import type { Declaration } from '@retour/contract';
import { indexCatalogue } from '@retour/core';
import { type ReactNode, useMemo } from 'react';
import { useSavedDraft } from '../../../store';
import { Button, Card } from '../../../ui';
import { useCatalogue } from '../../reference';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { emptyCorrection, isCorrectionDraft } from './correction-draft';
import { typedRows } from './typed-correction';

const titleId = 'correction-gardee';

export interface KeptCorrectionProps {
  readonly declaration: Declaration;
  readonly onErased: () => void;
}

/** What was typed of a correction that something else overtook: it is read again, taken up if the declaration is opened again, or erased. */
export function KeptCorrection({ declaration, onErased }: KeptCorrectionProps): ReactNode {
  const { draft, forget } = useSavedDraft('correction', {
    initial: emptyCorrection,
    isDraft: isCorrectionDraft,
    which: declaration.id,
  });
  const catalogue = useCatalogue();
  const products = useMemo(() => catalogue && indexCatalogue(catalogue), [catalogue]);
  const rows = typedRows(draft, declaration, (id) => products?.get(id ?? '') ?? null);
  if (rows.length === 0) return null;
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
