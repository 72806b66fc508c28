import type { Product } from '@retour/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { scaled } from '../../../lib/exact-decimal';
import { parseFrenchNumber } from '../../../lib/french-number';
import { Button } from '../../../ui';
import { quantityPresets } from '../../reference';
import { articleText } from '../text/article-text';
import { type NumberDraft, numberDraft } from './article-draft';
import styles from './article-form.module.css';
import { amountDecimals } from './article-kind';

export interface AmountPresetsProps {
  readonly product: Product;
  readonly draft: NumberDraft;
  readonly onChange: (draft: NumberDraft) => void;
}

/** Bottles, packs and cartons: each press adds one to the quantity. */
export function AmountPresets({ product, draft, onChange }: AmountPresetsProps): ReactNode {
  const decimals = amountDecimals(product);
  const reading = parseFrenchNumber(draft.text, { maximumDecimals: decimals });
  const present = draft.chosen ?? (reading.kind === 'number' ? reading.value : 0);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.lineTotal}>{articleText.presetsHint}</legend>
      {quantityPresets(product).map(({ label, amount }) => (
        <Button
          key={label}
          variant="secondary"
          compact
          icon={Plus}
          onClick={() => onChange(numberDraft(sum(present, amount, decimals)))}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

function sum(one: number, other: number, decimals: number): number {
  return (scaled(one, decimals) + scaled(other, decimals)) / 10 ** decimals;
}
