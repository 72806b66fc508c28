import { confirmedAnswers } from '@retour/contract';
import {
  type Arrival,
  type Currency,
  mayClaimOrigin,
  type Product,
  type ProductCatalogue,
} from '@retour/core';
import type { ReactNode } from 'react';
import { SelectField, type SelectOption, TextField } from '../../../ui';
import { articleKind, asksDegree } from '../../basket/products/article-kind';
import type { ArticleProblems } from '../../basket/products/check-article';
import { currencySuffix } from '../../basket/products/currency-options';
import { NumberEntry } from '../../basket/products/number-entry';
import { useCurrencyOptions } from '../../basket/products/use-currency-options';
import { amountLabel, articleText } from '../../basket/text/article-text';
import { countriesOfPurchase, everyCountry } from '../../reference';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { sumLabel } from './is-sum';
import type { LineChanges, LineDraft, SentLine } from './line-draft';
import { ProductField } from './product-field';
import type { AnsweredLine } from './restriction-answers';
import { RestrictionFields } from './restriction-fields';

export interface LineEditorProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly draft: LineDraft;
  readonly product: Product | null;
  readonly catalogue: ProductCatalogue | null;
  readonly currencies: readonly Currency[];
  readonly problems: ArticleProblems;
  readonly line: AnsweredLine & Pick<SentLine, 'originCountry'>;
  /** Of the trip as it is corrected. */
  readonly arrival: Arrival;
  /** It is money: it has no price. */
  readonly isSum: boolean;
  /** Its origin was chosen in this correction: it stays in sight, be it taken off again. */
  readonly isOriginTouched: boolean;
  /** It was not declared. */
  readonly isNew?: boolean | undefined;
  /** What a quantity of zero does. */
  readonly quantityHint?: string | undefined;
  readonly onChange: (changes: LineChanges) => void;
}

/** What the price is asked of. */
const askedPrice = {
  each: { label: articleText.price },
  all: { label: correctionText.priceOfAll, hint: correctionText.priceOfAllHint },
  ofQuantity: { label: articleText.priceOfAll },
} as const;

const countryOption = ({ code, name }: (typeof everyCountry)[number]): SelectOption => ({
  value: code,
  label: name,
});

const purchaseCountries: readonly SelectOption[] = [
  { value: '', label: correctionText.tripCountry },
  ...countriesOfPurchase.map(countryOption),
];

const originCountries: readonly SelectOption[] = [
  { value: '', label: articleText.originUnknown },
  ...everyCountry.map(countryOption),
];

/**
 * Everything that can be corrected in a line: its class, price, currency, quantity and degree; its origin where it can spare a customs duty, as
 * travellers are asked, or is recorded.
 */
export function LineEditor(props: LineEditorProps): ReactNode {
  const {
    id,
    draft,
    product,
    catalogue,
    currencies,
    problems,
    line,
    arrival,
    isSum,
    isOriginTouched,
    isNew,
    quantityHint,
    onChange,
  } = props;
  const { messages, choices } = problems;
  const currencyOptions = useCurrencyOptions(currencies, draft.currency);
  const isAmount = articleKind(product) === 'amount';
  const { priceBasis, originCountry } = draft;
  const price = askedPrice[isAmount ? 'ofQuantity' : priceBasis];
  const asked = isSum && !isAmount ? { ...price, label: sumLabel(priceBasis, draft.count.text) } : price;
  const asksOrigin =
    (product !== null && mayClaimOrigin(product, arrival)) ||
    originCountry !== '' ||
    isOriginTouched ||
    line.originCountry !== undefined;
  return (
    <div className={styles.editor}>
      <ProductField
        id={`${id}-classement`}
        catalogue={catalogue}
        product={product}
        isNew={isNew}
        onChange={(productId) => {
          // Out of the list, it keeps the name that it had in it.
          const isNamed = productId !== null || product === null || draft.name.trim() !== '';
          onChange(isNamed ? { productId } : { productId, name: product.name });
        }}
      />
      {product === null && (
        <TextField
          id={`${id}-name`}
          label={correctionText.customName}
          error={messages.name}
          value={draft.name}
          onChange={(name) =>
            onChange({ name, restrictionAnswers: confirmedAnswers(draft.restrictionAnswers) })
          }
        />
      )}
      {product === null && catalogue !== null && (
        <RestrictionFields
          id={id}
          line={line}
          name={draft.name}
          typed={draft.restrictionAnswers}
          arrival={arrival}
          words={catalogue.restrictedWords}
          onChange={(restrictionAnswers) => onChange({ restrictionAnswers })}
        />
      )}
      <div className={styles.fields}>
        <NumberEntry
          id={`${id}-price`}
          {...asked}
          error={messages.price}
          choices={choices.price}
          draft={draft.price}
          suffix={currencySuffix(draft.currency, currencies)}
          onChange={(price) => onChange({ price, priceBasis })}
        />
        <SelectField
          id={`${id}-currency`}
          label={articleText.currency}
          error={messages.currency}
          value={draft.currency}
          options={currencyOptions}
          onChange={(currency) => onChange({ currency })}
        />
        {isAmount && product !== null ? (
          <NumberEntry
            id={`${id}-amount`}
            label={amountLabel(product.unit)}
            hint={quantityHint}
            error={messages.amount}
            choices={choices.amount}
            draft={draft.amount}
            onChange={(amount) => onChange({ amount })}
          />
        ) : (
          <NumberEntry
            id={`${id}-count`}
            label={correctionText.count}
            hint={quantityHint}
            inputMode="numeric"
            error={messages.count}
            choices={choices.count}
            draft={draft.count}
            onChange={(count) => onChange({ count })}
          />
        )}
        {asksDegree(product) && (
          <NumberEntry
            id={`${id}-degree`}
            label={articleText.degree}
            suffix="% vol"
            error={messages.degree}
            choices={choices.degree}
            draft={draft.degree}
            onChange={(degree) => onChange({ degree })}
          />
        )}
        <SelectField
          id={`${id}-purchaseCountry`}
          label={correctionText.purchaseCountry}
          error={messages.purchaseCountry}
          value={draft.purchaseCountry}
          options={purchaseCountries}
          onChange={(purchaseCountry) => onChange({ purchaseCountry })}
        />
        {asksOrigin && (
          <SelectField
            id={`${id}-originCountry`}
            label={articleText.origin}
            error={messages.originCountry}
            value={originCountry}
            options={originCountries}
            onChange={(chosen) => onChange({ originCountry: chosen })}
          />
        )}
      </div>
    </div>
  );
}
