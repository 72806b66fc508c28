import { simulationLimits } from '@retour/contract';
import { type ProductCatalogue, typeset } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { randomUuid } from '../../../lib/random-uuid';
import { type BasketArticle, basketArticles, rememberProduct, saveDraft } from '../../../store';
import { ActBar, Button, ErrorSummary, Form, Notice, SelectField, useAnnounce } from '../../../ui';
import { AmountPresets } from '../../basket/products/amount-presets';
import {
  type ArticleDraft,
  type ArticleField,
  emptyDraft,
  type NumberField,
} from '../../basket/products/article-draft';
import { articleKind, asksDegree } from '../../basket/products/article-kind';
import { articleOfDegree } from '../../basket/products/article-of-degree';
import { CountEntry } from '../../basket/products/count-entry';
import { currencySuffix } from '../../basket/products/currency-options';
import { CurrencyRepair } from '../../basket/products/currency-repair';
import { LineTotal, ReadPrice } from '../../basket/products/line-total';
import { NumberEntry } from '../../basket/products/number-entry';
import { OriginField } from '../../basket/products/origin-field';
import { PurchaseField } from '../../basket/products/purchase-field';
import { BasisQuestion } from '../../basket/products/typed-list/proposal/basis-question';
import { useArticleForm } from '../../basket/products/use-article-form';
import { useCurrencyOptions } from '../../basket/products/use-currency-options';
import { useArrival } from '../../basket/restrictions/use-arrival';
import { useBasketSession } from '../../basket/session/basket-session';
import { amountLabel, articleText } from '../../basket/text/article-text';
import { choiceText } from '../../basket/text/choice-text';
import { productName } from '../../basket/text/product-words';
import { useCurrencies } from '../../reference';
import { beforeBuyingText } from '../text/before-buying-text';
import { AddedNotice } from './added-notice';
import { ArticleChoice, questionId } from './article-choice';
import { isRuledOut } from './assess-purchase';
import styles from './before-buying.module.css';
import type { Choice, ConsideredArticle } from './considered-article';
import { NotRead } from './not-read';
import { PurchaseAnswer } from './purchase-answer';
import { SeveralArticles, useGoToList } from './several-articles';
import { asWhole, UnevenPrice } from './uneven-price';
import { usePurchase } from './use-purchase';
import { useTypedPurchase } from './use-typed-purchase';

const draftKey = 'achat';
const basisId = 'prix-pour';
const noRefusal = { messages: {}, choices: {} } as const;

/** What was just added, and the page as it was, to come back to it. */
interface Added {
  readonly id: string;
  readonly name: string;
  readonly draft: ArticleDraft;
  readonly choice: Choice;
}

export interface PurchaseFormProps {
  /** Whole: what is offered depends on where the article is bought. */
  readonly catalogue: ProductCatalogue;
}

/** What it is, its price and its currency: the answer follows each letter, in sight of the price. */
export function PurchaseForm({ catalogue }: PurchaseFormProps): ReactNode {
  const { request, store, paths } = useBasketSession();
  const currencies = useCurrencies()?.currencies ?? [];
  const announce = useAnnounce();
  const goToList = useGoToList();
  const trip = useArrival();
  const [added, setAdded] = useState<Added>();
  const { defaultCurrency } = request;
  const reading = { currencies, defaultCurrency };
  const beginnings = { currency: defaultCurrency, degree: request.alcoholDegree };
  const isFull = basketArticles(request).length >= simulationLimits.shoppingProducts;

  const form = useArticleForm({
    product: () => product,
    draftKey,
    initial: emptyDraft(null, beginnings),
    currencies,
    defaultCurrency,
    trip,
    age: request.age,
    refused: noRefusal,
    onSave: (checked) => {
      if (isFull) return;
      const id = randomUuid();
      const fields = considered.unsureOf === null ? checked : { ...checked, name: considered.name };
      store.put({ ...fields, ...(product === null && keptAnswers(considered)), id });
      if (product !== null) rememberProduct(product.id);
      announce(beforeBuyingText.added(typeset(fields.name)));
      setAdded({ id, name: fields.name, draft: values, choice: typed.choice });
      // Another article is bought where the trip is; the shop still asks for the currency that was chosen in it.
      const currency = values.currency === form.countryCurrency ? defaultCurrency : values.currency;
      form.change({
        ...emptyDraft(null, { ...beginnings, currency }),
        purchaseCountry: undefined,
        isCurrencySaid: currency !== defaultCurrency,
      });
      typed.forget();
    },
  });
  const { values } = form;
  /** Whatever is typed is about another article than the one just added. */
  const change = (fields: Partial<ArticleDraft>): void => {
    setAdded(undefined);
    form.change(fields);
  };
  const typed = useTypedPurchase({
    catalogue,
    values,
    reading,
    beginnings,
    onFill: change,
    onAnother: form.clear,
  });
  const { choice, considered, isList, ofSeveral, uneven } = typed;
  const { product, arrival } = considered;
  const { before, outcome } = usePurchase(values, considered, form.likelyCurrencies);

  const goTo = (field: ArticleField): void => document.getElementById(form.entry(field).id)?.focus();
  const undo = ({ id, name, ...kept }: Added): void => {
    store.remove(id);
    setAdded(undefined);
    typed.restore(kept.choice);
    form.change(kept.draft);
    announce(beforeBuyingText.undone(typeset(name)));
    goTo('price');
  };
  const leaveFor = (list: string): void => {
    typed.forget();
    form.change({ ...emptyDraft(null, beginnings), purchaseCountry: undefined });
    goToList(list);
  };
  const submit = (): void => {
    typed.leaveName();
    if (isList) leaveFor(choice.name);
    if (cannotAdd || isList) return;
    const missing = typed.findMissing();
    if (missing === undefined) form.submit();
    else document.getElementById(missing === 'product' ? questionId : basisId)?.focus();
  };

  const kind = articleKind(product);
  const number = (field: NumberField) => {
    const { id, error, value: draft } = form.entry(field);
    return { id, error, draft, onChange: (entered: typeof draft) => change({ [field]: entered }) };
  };
  // Said as it is typed: what puts the price right is one press away.
  const { choices = form.choices, otherCurrencies, otherDegree } = outcome?.problems ?? {};
  const currencyOptions = useCurrencyOptions(currencies, form.countryCurrency, undefined, otherCurrencies);
  const law = arrival?.law;
  const other =
    otherDegree === undefined || product === null || law === undefined
      ? undefined
      : articleOfDegree(product, otherDegree, typed.offered, law);
  // What no allowance covers is asked no quantity: nothing is computed from it.
  const isAsked = considered.youngest === null;
  // Nothing to add it with.
  const cannotAdd = (outcome !== null && isRuledOut(outcome, considered)) || !isAsked;

  return (
    <Form className={styles.form} onSubmit={submit}>
      <ErrorSummary errors={form.errors} />
      {isFull && <Notice tone="error">{beforeBuyingText.full}</Notice>}
      <ArticleChoice
        id={form.entry('name').id}
        name={choice.name}
        called={typed.name}
        considered={considered}
        error={form.entry('name').error}
        questionError={typed.missing === 'product' ? choiceText.chooseError : undefined}
        isNoName={typed.isBarePrice || isList}
        onType={typed.type}
        onLeave={typed.leaveName}
        onChooseNode={typed.chooseNode}
        onChooseGood={typed.chooseGood}
        onUnsure={typed.chooseUnsure}
      />
      {!isList ? (
        <>
          {!typed.isBarePrice && choice.typed !== undefined && (
            <NotRead
              typed={choice.typed}
              values={values}
              reading={reading}
              onTake={(priced) => {
                typed.takePrice(priced);
                goTo('price');
              }}
            />
          )}
          {isAsked && kind === 'amount' && product !== null && (
            <div className={styles.quantity}>
              <NumberEntry {...number('amount')} choices={choices.amount} label={amountLabel(product.unit)} />
              <AmountPresets
                product={product}
                draft={values.amount}
                onChange={(amount) => change({ amount })}
              />
            </div>
          )}
          {isAsked && asksDegree(product) && (
            <NumberEntry
              {...number('degree')}
              choices={choices.degree}
              label={articleText.degree}
              hint={articleText.degreeHint}
              suffix="% vol"
              repair={
                other && (
                  <Button
                    variant="secondary"
                    compact
                    onClick={() => {
                      typed.replaceBy(other);
                      goTo('degree');
                    }}
                  >
                    {articleText.choose(productName(other))}
                  </Button>
                )
              }
            />
          )}
          <div>
            <div className={styles.price}>
              <NumberEntry
                {...number('price')}
                label={kind === 'amount' ? articleText.priceOfAll : articleText.price}
                choices={choices.price}
                suffix={currencySuffix(values.currency, currencies)}
                repair={
                  <CurrencyRepair
                    others={otherCurrencies}
                    currencies={currencies}
                    onTake={form.takeCurrency}
                  />
                }
              />
              <SelectField
                {...form.entry('currency')}
                onChange={(currency) => change({ currency })}
                label={articleText.currency}
                options={currencyOptions}
              />
            </div>
            <p className={styles.small}>{beforeBuyingText.priceHint}</p>
            {ofSeveral && (
              <BasisQuestion
                {...ofSeveral}
                id={basisId}
                currency={values.currency}
                isMissing={typed.missing === 'basis'}
                onSay={typed.sayBasis}
              />
            )}
            {uneven && <UnevenPrice read={uneven} onGoToList={() => leaveFor(asWhole(uneven))} />}
            <ReadPrice draft={values} currencies={currencies} />
          </div>
          {before === null || outcome === null ? (
            <p role="status">{beforeBuyingText.waiting}</p>
          ) : (
            <PurchaseAnswer
              before={before}
              outcome={outcome}
              considered={considered}
              catalogue={catalogue}
              name={considered.name}
              awaitsBasis={typed.awaitsBasis}
              country={typed.country}
              onChangeCountry={() => goTo('purchaseCountry')}
              onChooseNode={typed.chooseNode}
              onChooseGood={typed.chooseGood}
              onDeny={typed.denyGood}
              onAlreadyBought={(good) => saveDraft('article', values, `libre-${good}`)}
            />
          )}
          {kind !== 'amount' && !cannotAdd && <CountEntry {...number('count')} />}
          {kind !== 'amount' && <LineTotal draft={values} currencies={currencies} />}
          <PurchaseField
            {...form.entry('purchaseCountry')}
            onChange={(purchaseCountry) => change({ purchaseCountry })}
          />
          <OriginField
            {...form.entry('originCountry')}
            onChange={(originCountry) => change({ originCountry })}
            product={product}
            arrival={arrival}
          />
          {(added !== undefined || !cannotAdd) && (
            <ActBar>
              {added === undefined ? (
                <Button type="submit">{beforeBuyingText.add}</Button>
              ) : (
                <AddedNotice
                  name={typeset(added.name)}
                  basketPath={paths.basket}
                  onUndo={() => undo(added)}
                />
              )}
            </ActBar>
          )}
        </>
      ) : (
        <SeveralArticles />
      )}
    </Form>
  );
}

/** The author's own answers: what a name says alone stays a doubt. */
function keptAnswers({ answers }: ConsideredArticle): Pick<BasketArticle, 'restrictionAnswers'> {
  return { restrictionAnswers: Object.keys(answers).length > 0 ? answers : undefined };
}
