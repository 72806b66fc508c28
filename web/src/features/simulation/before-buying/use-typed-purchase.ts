import { indexCatalogue, type Product, type ProductCatalogue } from '@retour/core';
import { useMemo, useState } from 'react';
import { useSavedDraft } from '../../../store';
import type { ArticleDraft, Beginnings } from '../../basket/products/article-draft';
import { asksBasis, readBarePrice } from '../../basket/products/read-name-field';
import type { PricedArticle } from '../../basket/products/read-priced-article';
import type { ReadFields } from '../../basket/products/typed-list/reading/fill-draft';
import type { PriceBasis } from '../../basket/products/typed-list/reading/read-article';
import { readTypedList } from '../../basket/products/typed-list/reading/read-typed-list';
import type { CurrencyContext } from '../../basket/products/typed-list/words/currency-words';
import { useArrival } from '../../basket/restrictions/use-arrival';
import { type Choice, isChoice, nameArticle, noChoice } from './considered-article';
import {
  asCorrected,
  asTyped,
  filledByProduct,
  isPriceOfName,
  pricedAs,
  readNameTyped,
  refilledByName,
  takePriced,
} from './filled-by-name';
import { unevenPrice } from './uneven-price';
import { type ConsideredThere, useConsideredArticle } from './use-considered-article';

export interface TypedPurchaseOptions {
  readonly catalogue: ProductCatalogue;
  /** The form beside, which what is typed as the name fills. */
  readonly values: ArticleDraft;
  readonly reading: CurrencyContext;
  readonly beginnings: Beginnings;
  readonly onFill: (fields: Partial<ArticleDraft>) => void;
  /** It is another article: what was refused of the former one is none of its own. */
  readonly onAnother: () => void;
}

export interface TypedPurchase extends ConsideredThere {
  readonly choice: Choice;
  /** Its name, without what was read beside it. */
  readonly name: string;
  /** A price alone was typed in the place of the name. */
  readonly isBarePrice: boolean;
  /** Several articles were: they are a list. */
  readonly isList: boolean;
  /** What was read with the name, as it was put right since. */
  readonly read: ReadFields | undefined;
  /** The price of several, when it is asked of what it is, or was said and stands in the form as it was. */
  readonly ofSeveral: Pick<PricedArticle, 'price' | 'count' | 'basis'> | null;
  /** Nothing is computed from a price of several before it is said of what it is. */
  readonly awaitsBasis: boolean;
  /** A price of all that is the price of none of them. */
  readonly uneven: ReturnType<typeof unevenPrice>;
  /** What was missing when the form was sent. */
  readonly missing: 'product' | 'basis' | undefined;
  /** Says what is missing to add it; undefined where nothing is. */
  readonly findMissing: () => 'product' | 'basis' | undefined;
  readonly type: (typed: string) => void;
  readonly takePrice: (priced: PricedArticle) => void;
  readonly chooseNode: (id: string, isInGroup?: boolean) => void;
  readonly chooseGood: (good: string, called?: string) => void;
  readonly denyGood: (good: string) => void;
  readonly chooseUnsure: () => void;
  readonly sayBasis: (basis: PriceBasis) => void;
  /** As the product of the degree that was typed. */
  readonly replaceBy: (product: Product) => void;
  readonly leaveName: () => void;
  readonly forget: () => void;
  readonly restore: (choice: Choice) => void;
}

/** What is typed and chosen of an article, kept over a reload, and what it fills of the form. */
export function useTypedPurchase({
  catalogue,
  values,
  reading,
  beginnings,
  onFill,
  onAnother,
}: TypedPurchaseOptions): TypedPurchase {
  const { draft: choice, ...saved } = useSavedDraft('consideredProduct', {
    initial: noChoice,
    isDraft: isChoice,
  });
  const [missing, setMissing] = useState<TypedPurchase['missing']>();
  const trip = useArrival();
  const { currencies, defaultCurrency } = reading;
  // A restricted good that was chosen is one article: « Ivoire, écaille de tortue… » is its name.
  const isGood = choice.good !== '';
  const list = useMemo(
    () =>
      isGood
        ? null
        : readTypedList(choice.name, { currencies, defaultCurrency }, { catalogue, arrival: trip }),
    [isGood, choice.name, currencies, defaultCurrency, catalogue, trip],
  );
  const isBarePrice = readBarePrice(choice.name, reading) !== null;
  const { filled, basis = choice.read?.basis } = choice;
  const read = choice.read && asCorrected({ ...choice.read, basis }, values, filled);
  const name = isBarePrice ? '' : (choice.read?.name ?? choice.name);
  const named = useMemo(() => ({ ...choice, name }), [choice, name]);
  const there = useConsideredArticle(named, values.purchaseCountry, catalogue);
  const { considered, offered, unknownOf } = there;
  const { product, group, arrival } = considered;

  const hasNoPrice = values.price.text.trim() === '';
  const ofSeveral =
    choice.read !== undefined && asksBasis(choice.read)
      ? { price: choice.read.price, count: read?.count ?? choice.read.count, basis }
      : null;
  const awaitsBasis = ofSeveral !== null && basis === undefined && hasNoPrice;
  const isAsItWasRead = read !== undefined && isPriceOfName(read, product, values);

  const settle = (settled: Partial<Choice>, fields: Partial<ArticleDraft> = {}): void => {
    const called = settled.name ?? name;
    setMissing(undefined);
    onAnother();
    saved.change({ ...named, read: choice.read && { ...choice.read, name: called }, ...settled });
    onFill({ name: called, ...fields });
  };
  const nodeNamed = (called: string): Product | null => {
    const found = nameArticle({ ...noChoice, name: called }, offered, arrival, unknownOf);
    return found.product ?? found.group;
  };
  /** What a name filled is filled anew, as the product asks for it. */
  const refilled = (fields: Partial<ArticleDraft>): Pick<Choice, 'filled'> =>
    read === undefined ? {} : { filled: refilledByName(fields, values, filled) };
  const fieldsOf = (chosen: Product): Partial<ArticleDraft> =>
    filledByProduct(chosen, { read, values, filled, beginnings });

  return {
    ...there,
    choice,
    name,
    isBarePrice,
    isList: list !== null,
    read,
    ofSeveral: awaitsBasis || isAsItWasRead ? ofSeveral : null,
    awaitsBasis,
    uneven: read && hasNoPrice ? unevenPrice(read, product) : null,
    missing,
    findMissing: () => {
      const found = group !== null && product === null ? 'product' : awaitsBasis ? 'basis' : undefined;
      setMissing(found);
      return found;
    },
    type: (typed) => {
      const { fields, ...others } = readNameTyped(typed, {
        before: choice.name,
        values,
        filled,
        reading,
        nodeNamed,
      });
      settle({ ...noChoice, name: typed, typed, basis: undefined, ...others }, fields);
    },
    takePrice: (priced) => {
      const called = choice.node === '' ? priced.name : choice.name;
      const { fields, ...others } = takePriced(
        { ...priced, name: called },
        { values, filled, nodeNamed: (one) => product ?? nodeNamed(one) },
      );
      settle({ name: called, typed: asTyped(priced), basis: undefined, ...others }, fields);
    },
    chooseNode: (id, isInGroup = false) => {
      const chosen = indexCatalogue(offered).get(id);
      if (chosen === undefined) return;
      const fields = fieldsOf(chosen);
      settle({ ...noChoice, name: isInGroup ? name : chosen.name, node: id, ...refilled(fields) }, fields);
    },
    chooseGood: (good, called) =>
      settle(called === undefined ? { good } : { ...noChoice, good, name: called }),
    denyGood: (good) => settle({ good: '', denied: [...choice.denied, good] }),
    chooseUnsure: () => {
      const assumed = group && unknownOf(group).product;
      const fields = assumed === null ? {} : fieldsOf(assumed);
      settle({ isUnsure: true, node: group?.id ?? '', ...refilled(fields) }, fields);
    },
    sayBasis: (said) => {
      if (read === undefined) return;
      setMissing(undefined);
      const priced = pricedAs(product, { ...read, basis: said }, values);
      saved.change({ ...choice, ...refilled(priced), basis: said });
      onFill(priced);
    },
    replaceBy: (chosen) => settle({ ...noChoice, name: chosen.name, node: chosen.id }),
    leaveName: () => {
      if (isBarePrice) saved.change(noChoice);
    },
    forget: saved.forget,
    restore: saved.change,
  };
}
