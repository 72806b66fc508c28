import { type ExactDecimal, exactDecimal, type Product, toNumber } from '@retour/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { sumOf } from '../../../lib/exact-decimal';
import { type NumberReading, parseFrenchNumber } from '../../../lib/french-number';
import { Button } from '../../../ui';
import { quantityPresets } from '../../reference';
import { articleText } from '../text/article-text';
import { type NumberDraft, numberDraft } from './article-draft';
import styles from './article-form.module.css';
import { amountFormat } from './check-article';

export interface AmountPresetsProps {
  readonly product: Product;
  readonly draft: NumberDraft;
  readonly onChange: (draft: NumberDraft) => void;
}

/** What a press adds to: of « 1,500 », a litre and a half, or a kilo and a half of grams; nothing where it cannot be read. */
function presentOf(reading: NumberReading, unit: Product['unit']): ExactDecimal {
  if (reading.kind === 'ambiguous') return reading.readings[unit === 'g' ? 0 : 1];
  return reading.kind === 'number' ? reading.value : exactDecimal(0);
}

/** Bottles, packs and cartons: each press adds one to the quantity. */
export function AmountPresets({ product, draft, onChange }: AmountPresetsProps): ReactNode {
  const reading = parseFrenchNumber(draft.text, amountFormat(product));
  const present = draft.chosen === undefined ? presentOf(reading, product.unit) : exactDecimal(draft.chosen);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.lineTotal}>{articleText.presetsHint}</legend>
      {quantityPresets(product).map(({ label, amount }) => (
        <Button
          key={label}
          variant="secondary"
          compact
          icon={Plus}
          onClick={() => onChange(numberDraft(toNumber(sumOf(present, exactDecimal(amount)))))}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
