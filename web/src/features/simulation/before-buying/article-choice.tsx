import { type Arrival, type Product, typeset } from '@retour/core';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Combobox, type ComboboxItem, Pill, SelectField } from '../../../ui';
import type { FoundGoods } from '../../basket/products/find-goods';
import { ProductPills } from '../../basket/products/product-row';
import { productName, productQuestion } from '../../basket/text/product-words';
import { isKeptOut, restrictionName, severityWords } from '../../basket/text/restriction-text';
import { beforeBuyingText } from '../text/before-buying-text';
import styles from './before-buying.module.css';
import type { ConsideredArticle } from './considered-article';

const maxListLength = 6;
const unsure = 'je-ne-sais-pas';
export const questionId = 'precision';

/** A result of the search: a node of the nomenclature, or goods that the law restricts. */
interface FoundItem extends ComboboxItem {
  readonly chosen: { readonly node: string } | { readonly good: string; readonly goodName: string };
}

export interface ArticleChoiceProps {
  readonly id: string;
  readonly name: string;
  /** The name alone, of what is typed. */
  readonly called: string;
  readonly considered: ConsideredArticle;
  readonly error: string | undefined;
  /** The question of the group was left without an answer. */
  readonly questionError: string | undefined;
  /** What is typed is no name: nothing is said of what the list holds. */
  readonly isNoName: boolean;
  readonly onType: (name: string) => void;
  readonly onLeave: () => void;
  readonly onChooseNode: (node: string, isInGroup: boolean) => void;
  /** Under the words typed where they name it; under its own name where they only begin it. */
  readonly onChooseGood: (good: string, name: string) => void;
  readonly onUnsure: () => void;
}

/** What is bought: found by the search of the products page, its question asked in its place. */
export function ArticleChoice({
  id,
  name,
  called,
  considered: { found, group: asked, product, unsureOf, arrival },
  error,
  questionError,
  isNoName,
  onType,
  onLeave,
  onChooseNode,
  onChooseGood,
  onUnsure,
}: ArticleChoiceProps): ReactNode {
  const group = asked ?? unsureOf;
  return (
    <>
      <Combobox
        id={id}
        label={beforeBuyingText.article}
        icon={Search}
        items={itemsOf(found, called, arrival)}
        value={name}
        error={error}
        minimumLength={2}
        acceptsTyped
        emptyText={isNoName ? undefined : beforeBuyingText.unlisted}
        onInput={onType}
        onLeave={onLeave}
        onSelect={({ chosen }) => {
          if ('node' in chosen) onChooseNode(chosen.node, false);
          else onChooseGood(chosen.good, chosen.goodName);
        }}
      />
      {group !== null && (
        <SelectField
          id={questionId}
          label={
            group.question === null ? beforeBuyingText.whichOne(productName(group)) : productQuestion(group)
          }
          value={unsureOf !== null ? unsure : (product?.id ?? '')}
          error={questionError}
          onChange={(chosen) => {
            if (chosen === unsure) onUnsure();
            else onChooseNode(chosen, true);
          }}
          options={[
            ...(product === null && unsureOf === null
              ? [{ value: '', label: beforeBuyingText.chooseOne }]
              : []),
            ...group.subProducts.map((child) => ({ value: child.id, label: productName(child) })),
            { value: unsure, label: beforeBuyingText.unsure },
          ]}
        />
      )}
    </>
  );
}

/** In the order of the products page; what is called otherwise stands where the typing leads anyway. */
function itemsOf(
  { named, products, begun }: FoundGoods,
  name: string,
  arrival: Arrival | null,
): readonly FoundItem[] {
  const restricted = (called: string) => (held: FoundGoods['named'][number]) => ({
    id: `regle-${held.good.id}`,
    label: restrictionName(held),
    chosen: { good: held.good.id, goodName: called === '' ? held.good.name : called },
    content: (
      <span className={styles.found}>
        <span>{restrictionName(held)}</span>{' '}
        <Pill tone={isKeptOut(held) ? 'danger' : 'note'}>{severityWords(held).toLowerCase()}</Pill>
      </span>
    ),
  });
  return [
    ...named.map(restricted(name.trim())),
    ...products
      .filter(({ item }) => item.product.kind !== 'custom-product')
      .slice(0, maxListLength)
      .map(({ item: { product, ancestors } }) => ({
        id: product.id,
        label: typeset(product.name),
        chosen: { node: product.id },
        content: (
          <span className={styles.found}>
            <span>{productName(product)}</span> <Category of={ancestors.at(-1)} />{' '}
            <ProductPills product={product} arrival={arrival} />
          </span>
        ),
      })),
    ...begun.map(restricted('')),
  ];
}

function Category({ of }: { readonly of: Product | undefined }): ReactNode {
  return of && <span className={styles.small}>{productName(of)}</span>;
}
