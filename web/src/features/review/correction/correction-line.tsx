import type { AnswerLine, Declaration } from '@retour/contract';
import {
  type Currency,
  describeArticle,
  formatLineTotal,
  formatPrice,
  isOfSum,
  nameOfArticle,
  type Product,
  type ProductCatalogue,
} from '@retour/core';
import { PencilLine, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Pill } from '../../../ui';
import { arrivalFor } from '../../basket/restrictions/arrival-for';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { lineId } from './correction-draft';
import { firstFieldOf, useReachedField } from './first-field';
import { isSum } from './is-sum';
import { lineDraft, productIdOf, type SentLine } from './line-draft';
import { LineEditor } from './line-editor';
import { correctedArrival } from './restriction-answers';
import type { CorrectionForm } from './use-correction';

export interface CorrectionLineProps {
  readonly line: SentLine;
  readonly declaration: Declaration;
  readonly form: CorrectionForm;
  readonly catalogue: ProductCatalogue | null;
  readonly currencies: readonly Currency[];
  readonly productOf: (id: string | null | undefined) => Product | null;
  readonly isOpenAtFirst: boolean;
  /** The agent came to correct this one: its first field has the focus. */
  readonly isAsked: boolean;
}

/** « dû 12,50 € », « à remettre ». */
function dueWords(line: AnswerLine): string {
  const words = formatLineTotal(line);
  return /\d/.test(words) ? correctionText.due(words) : words.toLocaleLowerCase('fr');
}

/** One article as it was sent, and its form once the agent opens it. */
export function CorrectionLine(props: CorrectionLineProps): ReactNode {
  const { line, declaration, form, catalogue, currencies, productOf, isOpenAtFirst, isAsked } = props;
  const [isOpened, setOpened] = useState(false);
  const changes = form.lines[line.customId];
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || changes !== undefined);
  const isRemoved = form.removed.includes(line.customId);
  const before = productOf(line.id);
  const product = productOf(productIdOf(line, changes ?? {}));
  const draft = lineDraft({ line, changes: changes ?? {}, before, product });
  const boughtIn = draft.purchaseCountry || undefined;
  const arrival = arrivalFor(correctedArrival(declaration, form.declared), boughtIn);
  const id = lineId(line.customId);
  // Once, as it opens: what is corrected of the trip since moves no focus.
  const [firstField, setFirstField] = useState<string>();
  if (!isOpen && firstField !== undefined) setFirstField(undefined);
  if ((isAsked || isOpened) && isOpen && catalogue !== null && firstField === undefined) {
    setFirstField(firstFieldOf(id, line, arrival, catalogue.restrictedWords));
  }
  useReachedField(firstField, `${id}-classement`);
  const name = nameOfArticle(before, line.customName ?? null);
  const assessed = declaration.assessment.shoppingProducts.find(({ customId }) => customId === line.customId);
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <div className={styles.said}>
          <span className={styles.name}>{describeArticle({ ...line, name }, before)}</span>
          <span className={styles.soft}>
            {correctionText.sent(
              formatPrice(line.originalValue, line.currency),
              assessed === undefined ? '…' : dueWords(assessed),
              assessed !== undefined && isOfSum(assessed.explanation),
            )}
          </span>
        </div>
        {isRemoved && <Pill>{correctionText.removedPill}</Pill>}
        {!isRemoved && changes !== undefined && <Pill>{correctionText.touched}</Pill>}
        {!isRemoved && (
          <Button
            variant="quiet"
            icon={Trash2}
            compact
            label={correctionText.removeOf(name)}
            onClick={() => form.removeLine(line.customId)}
          >
            {correctionText.remove}
          </Button>
        )}
        {isRemoved || isOpen ? (
          <Button
            variant="quiet"
            icon={Undo2}
            compact
            label={isRemoved ? correctionText.keepOf(name) : correctionText.undoOf(name)}
            onClick={() => {
              form.resetLine(line.customId);
              setIsOpen(false);
              setOpened(false);
            }}
          >
            {isRemoved ? correctionText.keep : correctionText.undo}
          </Button>
        ) : (
          <Button
            variant="quiet"
            icon={PencilLine}
            compact
            label={correctionText.openOf(name)}
            onClick={() => {
              setIsOpen(true);
              setOpened(true);
            }}
          >
            {correctionText.open}
          </Button>
        )}
      </div>
      {isOpen && !isRemoved && (
        <LineEditor
          id={id}
          line={line}
          arrival={arrival}
          isSum={isSum({ line, assessed, draft, product })}
          isOriginTouched={changes?.originCountry !== undefined}
          quantityHint={correctionText.countHint}
          draft={draft}
          product={product}
          catalogue={catalogue}
          currencies={currencies}
          problems={form.problemsOf(line.customId)}
          onChange={(touched) => form.changeLine(line.customId, touched)}
        />
      )}
    </li>
  );
}
