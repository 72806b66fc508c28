import type { Currency, Product } from '@retour/core';
import type { ReactNode } from 'react';
import type { ComboboxItem } from '../../../ui';
import { Button, ErrorSummary, SelectField, TextField } from '../../../ui';
import { useAgentWords } from '../session/use-agent-words';
import { amountLabel, articleText } from '../text/article-text';
import { AmountPresets } from './amount-presets';
import { fieldIds } from './article-fields';
import styles from './article-form.module.css';
import { articleKind, asksDegree } from './article-kind';
import { CountEntry } from './count-entry';
import { currencyLabel, currencyOptions, currencySuffix } from './currency-options';
import { LineTotal, ReadPrice } from './line-total';
import { NumberEntry } from './number-entry';
import { OriginField } from './origin-field';
import type { ArticleFormState } from './use-article-form';

export interface ArticleFormProps {
  readonly product: Product | null;
  readonly form: ArticleFormState;
  readonly currencies: readonly Currency[];
  readonly defaultCurrency: string;
  readonly originCountries: readonly ComboboxItem[];
  readonly submitLabel: string;
  /** Under the price and its currency. */
  readonly priceHelp?: ReactNode;
}

/** Price, currency and quantity of one article; the quantity first where it decides what is owed. */
export function ArticleForm({
  product,
  form,
  currencies,
  defaultCurrency,
  originCountries,
  submitLabel,
  priceHelp,
}: ArticleFormProps): ReactNode {
  const { draft, change, problems, errors } = form;
  const { messages, choices, otherCurrency } = problems;
  const agentWords = useAgentWords();
  const kind = articleKind(product);
  const suffix = currencySuffix(draft.currency, currencies);

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary errors={errors} />
      {kind === 'custom' && (
        <TextField
          id={fieldIds.name}
          label={articleText.name}
          hint={articleText.nameHint}
          error={messages.name}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
      )}
      {kind === 'amount' && product !== null && (
        <div className={styles.entry}>
          <NumberEntry
            id={fieldIds.amount}
            label={amountLabel(product.unit)}
            error={messages.amount}
            choices={choices.amount}
            draft={draft.amount}
            onChange={(amount) => change({ amount })}
          />
          <AmountPresets product={product} draft={draft.amount} onChange={(amount) => change({ amount })} />
        </div>
      )}
      {asksDegree(product) && (
        <NumberEntry
          id={fieldIds.degree}
          label={articleText.degree}
          hint={articleText.degreeHint}
          error={messages.degree}
          choices={choices.degree}
          draft={draft.degree}
          onChange={(degree) => change({ degree })}
          suffix="% vol"
        />
      )}
      <div className={styles.priceRow}>
        <NumberEntry
          id={fieldIds.price}
          label={kind === 'amount' ? articleText.priceOfAll : articleText.price}
          hint={agentWords?.priceHint ?? articleText.priceHint}
          error={messages.price}
          choices={choices.price}
          draft={draft.price}
          onChange={(price) => change({ price })}
          suffix={suffix}
          repair={
            otherCurrency !== undefined && (
              <Button variant="secondary" compact onClick={() => form.takeCurrency(otherCurrency)}>
                {articleText.chooseCurrency(currencyLabel(otherCurrency, currencies))}
              </Button>
            )
          }
        />
        <SelectField
          id={fieldIds.currency}
          label={articleText.currency}
          hint={articleText.currencyHint}
          error={messages.currency}
          value={draft.currency}
          onChange={(currency) => change({ currency })}
          options={currencyOptions(currencies, defaultCurrency)}
        />
      </div>
      <ReadPrice draft={draft} currencies={currencies} />
      {priceHelp}
      {kind !== 'amount' && (
        <CountEntry
          id={fieldIds.count}
          error={messages.count}
          draft={draft.count}
          onChange={(count) => change({ count })}
        />
      )}
      {kind !== 'amount' && <LineTotal draft={draft} currencies={currencies} />}
      {product?.tariff && (
        <OriginField
          tariff={product.tariff}
          countries={originCountries}
          value={draft.originCountry}
          error={messages.originCountry}
          onChange={(originCountry) => change({ originCountry })}
        />
      )}
      <Button type="submit">{submitLabel}</Button>
    </form>
  );
}
