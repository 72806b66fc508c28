import { simulationLimits } from '@retour/contract';
import { indexCatalogue, type Product, type ProductCatalogue, typeset } from '@retour/core';
import { type ReactNode, useMemo, useState } from 'react';
import { randomUuid } from '../../../lib/random-uuid';
import {
  type BasketArticle,
  basketArticles,
  rememberProduct,
  saveDraft,
  useSavedDraft,
} from '../../../store';
import { ActBar, Button, ErrorSummary, Form, Notice, SelectField, useAnnounce } from '../../../ui';
import { AmountPresets } from '../../basket/products/amount-presets';
import { type ArticleDraft, emptyDraft, type NumberField } from '../../basket/products/article-draft';
import { articleKind, asksDegree } from '../../basket/products/article-kind';
import { articleOfDegree } from '../../basket/products/article-of-degree';
import { CountEntry } from '../../basket/products/count-entry';
import { currencyLabel } from '../../basket/products/currency-label';
import { currencyOptions, currencySuffix } from '../../basket/products/currency-options';
import { LineTotal, ReadPrice } from '../../basket/products/line-total';
import { NumberEntry } from '../../basket/products/number-entry';
import { OriginField } from '../../basket/products/origin-field';
import { PurchaseField } from '../../basket/products/purchase-field';
import { asksBasis, type PricedArticle, readBarePrice } from '../../basket/products/read-priced-article';
import { BasisQuestion } from '../../basket/products/typed-list/basis-question';
import { fillDraft, type ReadFields } from '../../basket/products/typed-list/fill-draft';
import type { PriceBasis } from '../../basket/products/typed-list/read-article';
import { readTypedList } from '../../basket/products/typed-list/read-typed-list';
import { useArticleForm } from '../../basket/products/use-article-form';
import { useArrival } from '../../basket/restrictions/use-arrival';
import { useBasketSession } from '../../basket/session/basket-session';
import { amountLabel, articleText } from '../../basket/text/article-text';
import { choiceText } from '../../basket/text/choice-text';
import { productName } from '../../basket/text/product-words';
import { useCountries, useCurrencies } from '../../reference';
import { beforeBuyingText } from '../text/before-buying-text';
import { AddedNotice } from './added-notice';
import { ArticleChoice, questionId } from './article-choice';
import styles from './before-buying.module.css';
import { type Choice, type ConsideredArticle, isChoice, nameArticle, noChoice } from './considered-article';
import { asCorrected, asTyped, readNameTyped, refilledByName, takePriced } from './filled-by-name';
import { NotRead } from './not-read';
import { PurchaseAnswer } from './purchase-answer';
import { SeveralArticles, useGoToList } from './several-articles';
import { asWhole, UnevenPrice, unevenPrice } from './uneven-price';
import { useConsideredArticle } from './use-considered-article';
import { usePurchase } from './use-purchase';

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
  const countries = useCountries();
  const announce = useAnnounce();
  const trip = useArrival();
  const [added, setAdded] = useState<Added>();
  const [isQuestionMissed, setIsQuestionMissed] = useState(false);
  const [isBasisMissed, setIsBasisMissed] = useState(false);
  const choice = useSavedDraft('consideredProduct', { initial: noChoice, isDraft: isChoice });
  const beginnings = { currency: request.defaultCurrency, degree: request.alcoholDegree };
  const isFull = basketArticles(request).length >= simulationLimits.shoppingProducts;

  const form = useArticleForm({
    product: () => product,
    draftKey,
    initial: emptyDraft(null, beginnings),
    currencies,
    defaultCurrency: request.defaultCurrency,
    trip,
    refused: noRefusal,
    onSave: (checked) => {
      if (isFull) return;
      const id = randomUuid();
      const fields = considered.unsureOf === null ? checked : { ...checked, name: considered.name };
      store.put({ ...fields, ...(product === null && keptAnswers(considered)), id });
      if (product !== null) rememberProduct(product.id);
      announce(beforeBuyingText.added(typeset(fields.name)));
      setAdded({ id, name: fields.name, draft: values, choice: choice.draft });
      // Another article is bought where the trip is; the shop still asks for the currency that was chosen in it.
      const currency = values.currency === form.countryCurrency ? request.defaultCurrency : values.currency;
      form.change({
        ...emptyDraft(null, { ...beginnings, currency }),
        purchaseCountry: undefined,
        isCurrencySaid: currency !== request.defaultCurrency,
      });
      choice.forget();
    },
  });
  const { values } = form;
  const { defaultCurrency } = request;
  const reading = { currencies, defaultCurrency };
  const bare = readBarePrice(choice.draft.name, reading);
  const list = useMemo(
    () => readTypedList(choice.draft.name, { currencies, defaultCurrency }, { catalogue, arrival: trip }),
    [choice.draft.name, currencies, defaultCurrency, catalogue, trip],
  );
  const goToList = useGoToList();
  const { read, basis = read?.basis } = choice.draft;
  const written = read && asCorrected({ ...read, basis }, values, choice.draft.filled);
  const name = bare === null ? (read?.name ?? choice.draft.name) : '';
  const chosen = useMemo(() => ({ ...choice.draft, name }), [choice.draft, name]);
  const { considered, country, offered, unknownOf } = useConsideredArticle(
    chosen,
    values.purchaseCountry,
    catalogue,
  );
  const { product, group, arrival } = considered;
  // « 2 parfums 80 $ »: nothing is computed from a price of several before it is said of what it is.
  const isOfSeveral = read !== undefined && asksBasis(read);
  const awaitsBasis = isOfSeveral && basis === undefined && values.price.text.trim() === '';
  const uneven = written && values.price.text.trim() === '' ? unevenPrice(written, product) : null;
  const { before, outcome } = usePurchase(values, considered);

  /** Whatever is typed is about another article than the one just added. */
  const change = (fields: Partial<ArticleDraft>): void => {
    setAdded(undefined);
    form.change(fields);
  };
  const settle = (settled: Partial<Choice>, fields: Partial<ArticleDraft> = {}): void => {
    setIsQuestionMissed(false);
    setIsBasisMissed(false);
    form.clear();
    choice.change({ ...chosen, read: read && { ...read, name: settled.name ?? name }, ...settled });
    change({ name: settled.name ?? name, ...fields });
  };
  const typing = {
    before: choice.draft.name,
    values,
    filled: choice.draft.filled,
    reading,
    nodeNamed: (called: string): Product | null => {
      const named = nameArticle({ ...noChoice, name: called }, offered, arrival, unknownOf);
      return named.product ?? named.group;
    },
  };
  const typeName = (typed: string): void => {
    const { fields, ...others } = readNameTyped(typed, typing);
    settle({ ...noChoice, name: typed, typed, basis: undefined, ...others }, fields);
  };
  /** A number without a currency, or of several meanings, is the price that it was said to be. */
  const takePrice = (priced: PricedArticle): void => {
    const { node, name: chosenName } = choice.draft;
    const called = node === '' ? priced.name : chosenName;
    const nodeNamed = (named: string): Product | null => product ?? typing.nodeNamed(named);
    const { fields, ...others } = takePriced({ ...priced, name: called }, { ...typing, nodeNamed });
    settle({ name: called, typed: asTyped(priced), basis: undefined, ...others }, fields);
  };
  /** What a name filled is filled anew, as the product asks for it. */
  const refilled = (fields: Partial<ArticleDraft>): Pick<Choice, 'filled'> =>
    written === undefined ? {} : { filled: refilledByName(fields, values, choice.draft.filled) };
  const pricedAs = (of: Product | null, read: ReadFields): Partial<ArticleDraft> => {
    const { price, currency, count } = fillDraft({ ...values, price: { text: '' } }, of, read);
    return { price, currency, count };
  };
  /** What the field of the price holds is what was read beside the name, for each or for all. */
  const isPriceOfName = (named: ReadFields): boolean =>
    named.price !== undefined &&
    basis !== undefined &&
    [null, product].some((of) => pricedAs(of, named).price?.text === values.price.text);
  /** The quantity and the degree as they were typed with the name, else as such products begin. */
  const fieldsOf = (one: Product): Partial<ArticleDraft> => {
    const empty = emptyDraft(one, beginnings);
    const { degree, amount } = fillDraft(empty, one, written);
    if (written === undefined) return { degree, amount };
    if (isPriceOfName(written)) return { degree, amount, ...pricedAs(one, written) };
    // The price of each, of a count that was put right since, is not that of the whole quantity.
    const isOfEach = articleKind(one) === 'amount' && values.price.text === choice.draft.filled?.price;
    return { degree, amount, ...(isOfEach && written.count > 1 && { price: empty.price }) };
  };
  const chooseNode = (id: string, isInGroup = false): void => {
    const one = indexCatalogue(offered).get(id);
    if (one === undefined) return;
    const fields = fieldsOf(one);
    settle({ ...noChoice, name: isInGroup ? name : one.name, node: id, ...refilled(fields) }, fields);
  };
  const sayBasis = (said: PriceBasis): void => {
    if (written === undefined) return;
    setIsBasisMissed(false);
    const priced = pricedAs(product, { ...written, basis: said });
    choice.change({ ...choice.draft, ...refilled(priced), basis: said });
    change(priced);
  };
  const chooseUnsure = (): void => {
    const assumed = group && unknownOf(group).product;
    const fields = assumed === null ? {} : fieldsOf(assumed);
    settle({ isUnsure: true, node: group?.id ?? '', ...refilled(fields) }, fields);
  };
  const undo = ({ id, name: called, ...kept }: Added): void => {
    store.remove(id);
    setAdded(undefined);
    choice.change(kept.choice);
    form.change(kept.draft);
    announce(beforeBuyingText.undone(typeset(called)));
    document.getElementById(form.entry('price').id)?.focus();
  };
  /** A price alone is in its own field already: that of the name is left to be filled. */
  const leaveName = (): void => {
    if (bare !== null) choice.change(noChoice);
  };
  const leaveFor = (typed: string): void => {
    choice.forget();
    form.change({ ...emptyDraft(null, beginnings), purchaseCountry: undefined });
    goToList(typed);
  };
  const submit = (): void => {
    leaveName();
    if (list !== null) leaveFor(choice.draft.name);
    if (isRuledOut || list !== null) return;
    const isMissed = group !== null && product === null;
    setIsQuestionMissed(isMissed);
    setIsBasisMissed(awaitsBasis);
    if (isMissed) document.getElementById(questionId)?.focus();
    else if (awaitsBasis) document.getElementById(basisId)?.focus();
    else form.submit();
  };

  const kind = articleKind(product);
  const number = (field: NumberField) => {
    const { id, error, value: draft } = form.entry(field);
    return { id, error, draft, onChange: (typed: typeof draft) => change({ [field]: typed }) };
  };
  // Said as it is typed: what puts the price right is one press away.
  const { choices = form.choices, otherCurrency, otherDegree } = outcome?.problems ?? {};
  const law = arrival?.law;
  const other =
    otherDegree === undefined || product === null || law === undefined
      ? undefined
      : articleOfDegree(product, otherDegree, offered, law);
  // What no allowance covers is asked no quantity: nothing is computed from it.
  const isAsked = considered.youngest === null;
  // Nothing to add it with.
  const isRuledOut = outcome?.effect?.verdict === 'forbidden' || !isAsked;

  return (
    <Form className={styles.form} onSubmit={submit}>
      <ErrorSummary errors={form.errors} />
      {isFull && <Notice tone="error">{beforeBuyingText.full}</Notice>}
      <ArticleChoice
        id={form.entry('name').id}
        name={choice.draft.name}
        called={name}
        considered={considered}
        error={form.entry('name').error}
        questionError={isQuestionMissed ? choiceText.chooseError : undefined}
        isNoName={bare !== null || list !== null}
        onType={typeName}
        onLeave={leaveName}
        onChooseNode={chooseNode}
        onChooseGood={(good, called) => settle({ ...noChoice, good, name: called })}
        onUnsure={chooseUnsure}
      />
      {list === null ? (
        <>
          {bare === null && choice.draft.typed !== undefined && (
            <NotRead typed={choice.draft.typed} values={values} reading={reading} onTake={takePrice} />
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
                    onClick={() => settle({ ...noChoice, name: other.name, node: other.id })}
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
                  otherCurrency !== undefined && (
                    <Button variant="secondary" compact onClick={() => form.takeCurrency(otherCurrency)}>
                      {articleText.choose(currencyLabel(otherCurrency, currencies))}
                    </Button>
                  )
                }
              />
              <SelectField
                {...form.entry('currency')}
                onChange={(currency) => change({ currency })}
                label={articleText.currency}
                options={currencyOptions(currencies, form.countryCurrency)}
              />
            </div>
            <p className={styles.small}>{beforeBuyingText.priceHint}</p>
            {isOfSeveral && (awaitsBasis || (written && isPriceOfName(written))) && (
              <BasisQuestion
                id={basisId}
                price={read.price}
                currency={values.currency}
                count={written?.count ?? read.count}
                basis={basis}
                isMissing={isBasisMissed}
                onSay={sayBasis}
              />
            )}
            {uneven && <UnevenPrice read={uneven} onGoToList={() => leaveFor(asWhole(choice.draft))} />}
            <ReadPrice draft={values} currencies={currencies} />
          </div>
          {before === null || outcome === null ? (
            <p role="status">{beforeBuyingText.waiting}</p>
          ) : (
            <PurchaseAnswer
              before={before}
              outcome={outcome}
              considered={considered}
              name={considered.name}
              awaitsBasis={awaitsBasis}
              country={country}
              onChangeCountry={() => document.getElementById(form.entry('purchaseCountry').id)?.focus()}
              onChooseNode={chooseNode}
              onChooseGood={(good) => settle({ good })}
              onDeny={(good) => settle({ good: '', denied: [...choice.draft.denied, good] })}
              onAlreadyBought={(good) => saveDraft('article', values, `libre-${good}`)}
            />
          )}
          {kind !== 'amount' && !isRuledOut && <CountEntry {...number('count')} />}
          {kind !== 'amount' && <LineTotal draft={values} currencies={currencies} />}
          <PurchaseField
            {...form.entry('purchaseCountry')}
            onChange={(typed) => {
              setAdded(undefined);
              form.typePurchaseCountry(typed);
            }}
          />
          {product?.tariff && (
            <OriginField
              {...form.entry('originCountry')}
              onChange={(originCountry) => change({ originCountry })}
              tariff={product.tariff}
              countries={countries.map(({ code, name: label }) => ({ id: code, label }))}
            />
          )}
          {(added !== undefined || !isRuledOut) && (
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
