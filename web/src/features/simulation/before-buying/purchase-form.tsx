import { simulationLimits } from '@retour/contract';
import { indexCatalogue, type Product, type ProductCatalogue, typeset } from '@retour/core';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { randomUuid } from '../../../lib/random-uuid';
import { isText } from '../../../lib/shape';
import { basketArticles, useSavedDraft } from '../../../store';
import { ButtonLink, Combobox, Notice, SelectField, Stack, useAnnounce } from '../../../ui';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { type ArticleDraft, emptyDraft, numberDraft } from '../../basket/products/article-draft';
import { ArticleForm } from '../../basket/products/article-form';
import { checkArticle } from '../../basket/products/check-article';
import { currencyOptions, currencySuffix } from '../../basket/products/currency-options';
import { NumberEntry } from '../../basket/products/number-entry';
import { readPurchaseCountry } from '../../basket/products/read-purchase-country';
import { useArticleForm } from '../../basket/products/use-article-form';
import { sentArticle } from '../../basket/request/sent-article';
import { useArrival } from '../../basket/restrictions/use-arrival';
import { useBasketSession } from '../../basket/session/basket-session';
import { articleText } from '../../basket/text/article-text';
import { travellerBasketWords } from '../../basket/text/basket-words';
import { useCountries, useCurrencies } from '../../reference';
import { searchProducts } from '../../reference/search-products';
import { beforeBuyingText } from '../text/before-buying-text';
import styles from './before-buying.module.css';
import { PurchaseAnswer } from './purchase-answer';
import { isRestricted, purchaseEffect } from './purchase-effect';

const maxListLength = 6;
const draftKey = 'achat';
const noRefusal = { messages: {}, choices: {} } as const;
/** Names an article of which nothing is said: it tells nobody what it is, and the engine says so. */
const unnamed = 'Article';
const previewId = 'achat-envisage';
const anyPrice = numberDraft(1);

export interface PurchaseFormProps {
  readonly offered: ProductCatalogue;
}

/** A price, its currency and, when one likes, what it is: the answer follows each letter. */
export function PurchaseForm({ offered }: PurchaseFormProps): ReactNode {
  const { request, store, paths } = useBasketSession();
  const currencies = useCurrencies()?.currencies ?? [];
  const countries = useCountries();
  const announce = useAnnounce();
  const trip = useArrival();
  const chosenProduct = useSavedDraft('consideredProduct', { initial: '', isDraft: isText });
  const product = indexCatalogue(offered).get(chosenProduct.draft) ?? null;
  const empty = (chosen: Product | null): ArticleDraft =>
    emptyDraft(chosen, { currency: request.defaultCurrency, degree: request.alcoholDegree });
  const isFull = basketArticles(request).length >= simulationLimits.shoppingProducts;

  const form = useArticleForm({
    product,
    draftKey,
    initial: empty(null),
    currencies,
    defaultCurrency: request.defaultCurrency,
    trip,
    refused: noRefusal,
    onSave: (fields) => {
      if (isFull) return;
      store.put({ ...fields, id: randomUuid() });
      announce(travellerBasketWords.added(typeset(fields.name)));
      form.change(empty(null));
      chosenProduct.forget();
    },
  });
  const { values, change } = form;
  const found = useMemo(() => suggestions(values.name, offered), [values.name, offered]);
  const choose = (chosen: Product): void => {
    chosenProduct.change(chosen.id);
    change({ name: chosen.name, degree: empty(chosen).degree });
  };

  return (
    <Stack gap="large">
      {isFull && <Notice tone="error">{beforeBuyingText.full}</Notice>}
      <Combobox
        label={beforeBuyingText.article}
        hint={beforeBuyingText.articleHint}
        icon={Search}
        items={found.map(({ id, name }) => ({ id, label: typeset(name) }))}
        value={values.name}
        minimumLength={2}
        emptyText={beforeBuyingText.unlisted}
        onInput={(name) => {
          chosenProduct.forget();
          change({ name });
        }}
        onSelect={({ id }) => {
          const chosen = indexCatalogue(offered).get(id);
          if (chosen !== undefined) choose(chosen);
        }}
      />
      <LiveAnswer product={product} draft={values} />
      {product === null ? (
        <div className={styles.form}>
          <div className={styles.price}>
            <NumberEntry
              id="prix"
              label={beforeBuyingText.price}
              hint={beforeBuyingText.priceHint}
              draft={values.price}
              onChange={(price) => change({ price })}
              suffix={currencySuffix(values.currency, currencies)}
            />
            <SelectField
              id="devise"
              label={articleText.currency}
              value={values.currency}
              onChange={(currency) => change({ currency })}
              options={currencyOptions(currencies, request.defaultCurrency)}
            />
          </div>
          <ButtonLink to={paths.products} variant="secondary">
            {beforeBuyingText.find}
          </ButtonLink>
        </div>
      ) : (
        <ArticleForm
          product={product}
          form={form}
          currencies={currencies}
          defaultCurrency={form.countryCurrency}
          originCountries={countries.map(({ code, name: label }) => ({ id: code, label }))}
          submitLabel={beforeBuyingText.add}
        />
      )}
    </Stack>
  );
}

/** Products alone: a shelf has no price. */
function suggestions(query: string, offered: ProductCatalogue): readonly Product[] {
  return searchProducts(query, offered)
    .filter(({ item, partial }) => item.kind === 'product' && !partial)
    .slice(0, maxListLength)
    .map(({ item }) => item.product);
}

/** The same computation as the basket's, with the article and without it. */
function LiveAnswer({
  product,
  draft,
}: {
  readonly product: Product | null;
  readonly draft: ArticleDraft;
}): ReactNode {
  const { answer, calculator, request } = useSimulation();
  const currencies = useCurrencies()?.currencies;
  const trip = useArrival();
  const typed = useDeferredValue(draft);
  const outcome = useMemo(() => {
    if (calculator === null || request === null || currencies === undefined) return undefined;
    const isNamed = product !== null || typed.name.trim() !== '';
    const isPriced = typed.price.text.trim() !== '';
    if (!isNamed && !isPriced) return undefined;
    const named = {
      ...typed,
      name: isNamed ? typed.name : unnamed,
      // What may not enter is said before any price is known.
      price: isPriced ? typed.price : anyPrice,
    };
    const checked = checkArticle(named, product, currencies);
    const { country, message } = readPurchaseCountry(typed.purchaseCountry, trip);
    if (checked.kind === 'faulty' || message !== undefined) return undefined;
    const article = sentArticle({ ...checked.article, purchaseCountry: country, id: previewId });
    const assessed = calculator.assess({
      ...request,
      shoppingProducts: [...request.shoppingProducts, article],
    });
    return assessed.kind === 'assessed' ? { after: assessed.answer, isPriced } : undefined;
  }, [calculator, request, currencies, typed, product, trip]);
  if (answer === null) return <p role="status">{beforeBuyingText.waiting}</p>;
  const effect = outcome && purchaseEffect(answer, outcome.after, previewId);
  return outcome?.isPriced ? (
    <PurchaseAnswer before={answer} after={outcome.after} effect={effect} />
  ) : (
    <PurchaseAnswer before={answer} restriction={effect && isRestricted(effect) ? effect : undefined} />
  );
}
