import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { defaultCurrencyOf } from '../../../store';
import { CountryField } from '../../basket/journey/country-field';
import { clearOnceNamed, useCountryRefusal } from '../../basket/journey/use-country-refusal';
import { namedCountry, useCurrencies } from '../../reference';
import { countryText } from '../text/step-text';
import { QuestionPage } from './question-page';
import styles from './question-page.module.css';
import { useQuestion } from './use-question';

/** The pages of purchases, which come next. */
const nextPages = [
  () => import('../purchases/simulation-purchases'),
  () => import('../../basket/products/products-page'),
];

export function CountryPage(): ReactNode {
  useFetchAhead(nextPages);
  const currencies = useCurrencies()?.currencies ?? [];
  const { refusal, typed, onType } = useCountryRefusal(countryText.error, undefined, 'simulation');
  const question = useQuestion({
    id: 'pays',
    draftOf: ({ country }) => country ?? namedCountry(typed),
    read: (chosen) => chosen,
    missing: refusal,
    answerOf: (country) => ({
      question: 'country',
      country,
      defaultCurrency: defaultCurrencyOf(country, currencies),
    }),
  });
  const { form } = question;
  const field = form.entry('answer');
  return (
    <QuestionPage
      name="country"
      question={question}
      title={countryText.title}
      lead={countryText.lead}
      after={<p className={styles.advice}>{countryText.several}</p>}
    >
      <CountryField
        {...field}
        onChange={(country) => {
          field.onChange(country);
          clearOnceNamed(form, field.id, country);
        }}
        typedBefore={typed}
        onType={onType}
        onPick={(answer) => form.submit({ answer })}
        overseasHelp={<Link to="/faqs?id=pays-particuliers">{countryText.overseas}</Link>}
      />
    </QuestionPage>
  );
}
