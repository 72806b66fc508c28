import type { LineCorrection, ShoppingProductInput } from '@retour/contract';
import type { ArticleProblems } from '../../basket/products/check-article';
import { correctionText } from '../text/correction-text';
import type { CorrectionContext, CorrectionDraft } from './correction-draft';
import { checkLine, checkNewLine, newLineDraft, productIdOf } from './line-draft';

interface FaultyLine {
  readonly customId: string;
  /** Names it in the summary of the faults. */
  readonly name: string;
  readonly problems: ArticleProblems;
}

export interface CheckedLines {
  readonly corrections: LineCorrection[];
  readonly added: ShoppingProductInput[];
  readonly removed: string[];
  readonly faulty: readonly FaultyLine[];
}

/** Every line of the form: what differs from what was sent, what goes, what was not declared, and what is to be put right. */
export function checkLines(draft: CorrectionDraft, context: CorrectionContext): CheckedLines {
  const { declaration, currencies, productOf } = context;
  const { lines, added = {}, removed = [] } = draft;
  const { country = declaration.country } = draft.declared ?? {};
  const faulty: FaultyLine[] = [];
  const checked: CheckedLines = { corrections: [], added: [], removed: [], faulty };
  for (const line of declaration.shoppingProducts) {
    const { customId } = line;
    if (removed.includes(customId)) {
      checked.removed.push(customId);
      continue;
    }
    const changes = lines[customId] ?? {};
    const before = productOf(line.id);
    const product = productOf(productIdOf(line, changes));
    const assessed = declaration.assessment.shoppingProducts.find((counted) => counted.customId === customId);
    const outcome = checkLine({ line, changes, assessed, country, before, product, currencies });
    if (outcome.kind === 'corrected') checked.corrections.push(outcome.correction);
    if (outcome.kind === 'removed') checked.removed.push(customId);
    if (outcome.kind === 'faulty') {
      faulty.push({
        customId,
        name: product?.name ?? changes.name ?? line.customName ?? '',
        problems: outcome.problems,
      });
    }
  }
  for (const [customId, changes] of Object.entries(added)) {
    const product = productOf(changes.productId);
    const typed = newLineDraft(product, changes, { country, currencies });
    const outcome = checkNewLine({ customId, draft: typed, product, currencies });
    if (outcome.kind === 'valid') checked.added.push(outcome.article);
    else {
      const name = product?.name ?? (typed.name.trim() || correctionText.newArticle);
      faulty.push({ customId, name, problems: outcome.problems });
    }
  }
  return checked;
}
