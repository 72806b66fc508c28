import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { defaultCurrencyOf } from '../../../store';
import { CountryField } from '../../basket/journey/country-field';
import { useCurrencies } from '../../reference';
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
  const question = useQuestion({
    id: 'pays',
    draftOf: ({ country }) => country,
    read: (chosen) => chosen,
    missing: countryText.error,
    answerOf: (country) => ({
      question: 'country',
      country,
      defaultCurrency: defaultCurrencyOf(country, currencies),
    }),
  });

  return (
    <QuestionPage
      name="country"
      question={question}
      title={countryText.title}
      lead={countryText.lead}
      after={<p className={styles.advice}>{countryText.several}</p>}
    >
      <CountryField
        {...question.form.entry('answer')}
        onPick={(answer) => question.form.submit({ answer })}
        overseasHelp={<Link to="/faqs?id=pays-particuliers">{countryText.overseas}</Link>}
      />
    </QuestionPage>
  );
}
