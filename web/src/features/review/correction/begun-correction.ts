import type { Declaration } from '@retour/contract';
import { type CurrencyTable, indexCatalogue, isCorrectable, type ProductCatalogue } from '@retour/core';
import { useMemo } from 'react';
import { readDraft, useSavedDraft } from '../../../store';
import { useCatalogue, useCurrencies } from '../../reference';
import { contentOf } from './correction-content';
import {
  type CorrectionDraft,
  draftLeft,
  emptyCorrection,
  isBegunCorrection,
  isCorrectionDraft,
} from './correction-draft';
import type { LineChanges } from './line-draft';

/** What tells what a draft changes; null while it is being read. */
interface Reference {
  readonly catalogue: ProductCatalogue | null;
  readonly rates: CurrencyTable | null;
}

/** An article found is none while nothing says what it is, nor what it costs. */
function isTyped({ productId, name = '', price }: LineChanges): boolean {
  return productId != null || `${name}${price?.text ?? ''}`.trim() !== '';
}

/**
 * Whether a draft changes anything of the declaration: what is typed, and is what was declared, does not. Before that can be told, whatever
 * is touched may.
 */
function changesSomething(
  draft: CorrectionDraft,
  declaration: Declaration | undefined,
  { catalogue, rates }: Reference,
): boolean {
  const left = declaration === undefined ? draft : draftLeft(draft, declaration);
  const found = Object.entries(left.added ?? {}).filter(([, changes]) => isTyped(changes));
  const told: CorrectionDraft = { ...left, added: Object.fromEntries(found) };
  if (!isBegunCorrection(told)) return false;
  if (declaration === undefined || catalogue === null || rates === null) return true;
  const products = indexCatalogue(catalogue);
  const productOf: Parameters<typeof contentOf>[1]['productOf'] = (id) => products.get(id ?? '') ?? null;
  return !contentOf(told, { declaration, currencies: rates.currencies, productOf }).isNothing;
}

export interface BegunCorrection {
  readonly isBegun: boolean;
  readonly erase: () => void;
}

/** The correction of a declaration that this agent has begun in this tab, and may still save. */
export function useBegunCorrection(declaration: Declaration): BegunCorrection {
  const { draft, forget } = useSavedDraft('correction', {
    initial: emptyCorrection,
    isDraft: isCorrectionDraft,
    which: declaration.id,
  });
  const catalogue = useCatalogue();
  const rates = useCurrencies();
  const isOpen = isCorrectable(declaration.status) && declaration.anonymisedAt === undefined;
  const isChanged = useMemo(
    () => changesSomething(draft, declaration, { catalogue, rates }),
    [draft, declaration, catalogue, rates],
  );
  return { isBegun: isOpen && isChanged, erase: forget };
}

/** The same of any declaration, by what this tab has read of it. */
export function useIsCorrectionBegun(): (id: string, read: Declaration | undefined) => boolean {
  const reference = { catalogue: useCatalogue(), rates: useCurrencies() };
  return (id, read) =>
    changesSomething(readDraft('correction', isCorrectionDraft, id) ?? emptyCorrection, read, reference);
}
