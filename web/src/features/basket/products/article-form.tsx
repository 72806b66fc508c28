import type { Arrival, Currency, Product } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { ActBar, Button, ErrorSummary, FieldHint, Form, SelectField, TextField } from '../../../ui';
import { useAgentWords } from '../session/use-agent-words';
import { amountLabel, articleText } from '../text/article-text';
import { AmountPresets } from './amount-presets';
import type { NumberField } from './article-draft';
import styles from './article-form.module.css';
import { articleKind, asksDegree } from './article-kind';
import { CountEntry } from './count-entry';
import { currencySuffix } from './currency-options';
import { CurrencyRepair } from './currency-repair';
import { LineTotal, ReadPrice } from './line-total';
import { NumberEntry } from './number-entry';
import { OriginField } from './origin-field';
import { PurchaseField } from './purchase-field';
import type { ArticleFormState } from './use-article-form';
import { useCurrencyOptions } from './use-currency-options';
import { isImprecise } from './vague-name';

export interface ArticleFormProps {
  readonly product: Product | null;
  readonly form: ArticleFormState;
  readonly currencies: readonly Currency[];
  /** Offered first: that of the country where the article was bought. */
  readonly defaultCurrency: string;
  /** Of the country where the article was bought; null until it is known. */
  readonly arrival: Arrival | null;
  readonly submitLabel: string;
  /** What an article of the degree that was typed is, where the product cannot have it, with the way to take it. */
  readonly otherArticle?: ReactNode;
  /** What can be done where its country of purchase is refused. */
  readonly purchaseRepair?: ReactNode;
  /** Under the price and its currency. */
  readonly priceHelp?: ReactNode;
  /** It is money: nothing was bought, nor paid. */
  readonly isSum?: boolean | undefined;
}

/** Price, currency and quantity of one article; the quantity first where it decides what is owed. */
export function ArticleForm({
  product,
  form,
  currencies,
  defaultCurrency,
  arrival,
  submitLabel,
  otherArticle,
  purchaseRepair,
  priceHelp,
  isSum = false,
}: ArticleFormProps): ReactNode {
  const { values: draft, change, choices, otherCurrencies } = form;
  const currencyOptions = useCurrencyOptions(currencies, defaultCurrency, draft.currency, otherCurrencies);
  const agentWords = useAgentWords();
  const kind = articleKind(product);
  const isPriceOfAll = kind === 'amount' || draft.isPriceOfAll === true;
  const number = (field: NumberField) => {
    const { value, ...entry } = form.entry(field);
    return { ...entry, draft: value, choices: choices[field] };
  };
  const priceHint = agentWords?.priceHint ?? articleText.priceHint;
  const price = { ...number('price'), hint: isSum ? undefined : priceHint };
  // How many of them multiplies what each one is: it stays in sight once it was not one.
  const [wasMany, setWasMany] = useState(false);
  if (draft.count.text !== '1' && !wasMany) setWasMany(true);
  const isCounted = kind !== 'amount' && (!isSum || wasMany);
  const currency = {
    ...form.entry('currency'),
    hint: isSum ? articleText.sumCurrencyHint : articleText.currencyHint,
  };
  const suffix = currencySuffix(draft.currency, currencies);

  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} />
      {kind === 'custom' && (
        <TextField
          {...form.entry('name')}
          label={articleText.name}
          hint={isImprecise(draft.name) ? articleText.vagueHint : articleText.nameHint}
        />
      )}
      {kind === 'amount' && product !== null && (
        <div className={styles.entry}>
          <NumberEntry {...number('amount')} label={amountLabel(product.unit)} />
          <AmountPresets product={product} draft={draft.amount} onChange={(amount) => change({ amount })} />
        </div>
      )}
      {asksDegree(product) && (
        <NumberEntry
          {...number('degree')}
          label={articleText.degree}
          hint={articleText.degreeHint}
          suffix="% vol"
          repair={otherArticle}
        />
      )}
      <div className={styles.price}>
        <div className={styles.priceRow}>
          <NumberEntry
            {...price}
            isHintApart
            label={isSum ? articleText.sum : isPriceOfAll ? articleText.priceOfAll : articleText.price}
            suffix={suffix}
            repair={
              <CurrencyRepair others={otherCurrencies} currencies={currencies} onTake={form.takeCurrency} />
            }
          />
          <SelectField {...currency} isHintApart label={articleText.currency} options={currencyOptions} />
        </div>
        {[price, currency].map(
          ({ id, hint }) => hint !== undefined && <FieldHint key={id} id={id} hint={hint} />,
        )}
      </div>
      <ReadPrice draft={draft} currencies={currencies} />
      {!isSum && priceHelp}
      {isCounted && <CountEntry {...number('count')} />}
      {!isPriceOfAll && <LineTotal draft={draft} currencies={currencies} />}
      {!isSum && <PurchaseField {...form.entry('purchaseCountry')} repair={purchaseRepair} />}
      <OriginField {...form.entry('originCountry')} product={product} arrival={arrival} />
      <ActBar>
        <Button type="submit">{submitLabel}</Button>
      </ActBar>
    </Form>
  );
}
