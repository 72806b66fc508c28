import type { Declaration } from '@retour/contract';
import { type Currency, nameOfArticle, type Product, type ProductCatalogue } from '@retour/core';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Pill } from '../../../ui';
import { arrivalFor } from '../../basket/restrictions/arrival-for';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { lineId } from './correction-draft';
import { useReachedField } from './first-field';
import { isSum } from './is-sum';
import { newLineDraft } from './line-draft';
import { LineEditor } from './line-editor';
import { correctedArrival } from './restriction-answers';
import type { CorrectionForm } from './use-correction';

export interface AddedLineProps {
  readonly customId: string;
  readonly declaration: Declaration;
  readonly form: CorrectionForm;
  readonly catalogue: ProductCatalogue | null;
  readonly currencies: readonly Currency[];
  readonly productOf: (id: string | null | undefined) => Product | null;
  /** The agent has just asked for it: its first field has the focus. */
  readonly isAsked: boolean;
}

/** An article that the traveller did not declare, as the agent describes it. */
export function AddedLine(props: AddedLineProps): ReactNode {
  const { customId, declaration, form, catalogue, currencies, productOf, isAsked } = props;
  const changes = form.added[customId] ?? {};
  const product = productOf(changes.productId);
  const { country = declaration.country } = form.declared;
  const draft = newLineDraft(product, changes, { country, currencies });
  const trip = correctedArrival(declaration, form.declared);
  const id = lineId(customId);
  useReachedField(isAsked ? `${id}-classement` : undefined);
  const name = nameOfArticle(product, draft.name.trim() || correctionText.newArticle);
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <div className={styles.said}>
          <span className={styles.name}>{name}</span>
        </div>
        <Pill>{correctionText.addedPill}</Pill>
        <Button
          variant="quiet"
          icon={Undo2}
          compact
          label={correctionText.dropOf(name)}
          onClick={() => form.dropAdded(customId)}
        >
          {correctionText.drop}
        </Button>
      </div>
      <LineEditor
        id={id}
        line={{}}
        arrival={arrivalFor(trip, draft.purchaseCountry || undefined)}
        isSum={isSum({ line: {}, draft, product })}
        isOriginTouched={changes.originCountry !== undefined}
        isNew
        draft={draft}
        product={product}
        catalogue={catalogue}
        currencies={currencies}
        problems={form.problemsOf(customId)}
        onChange={(touched) => form.changeAdded(customId, touched)}
      />
    </li>
  );
}
