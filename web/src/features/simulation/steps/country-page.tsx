import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { defaultCurrencyOf } from '../../../store';
import { CountryField } from '../../basket/journey/country-field';
import { useCurrencies } from '../../reference';
import { countryText } from '../text/step-text';
import { QuestionPage } from './question-page';
import styles from './question-page.module.css';
import { useQuestion } from './use-question';

const fieldId = 'pays';

/** The pages of purchases, which come next. */
const nextPages = [
  () => import('../purchases/simulation-purchases'),
  () => import('../../basket/products/products-page'),
];

export function CountryPage(): ReactNode {
  useFetchAhead(nextPages);
  const question = useQuestion(({ country }) => country);
  const [error, setError] = useState<{ readonly fieldId: string; readonly message: string }>();
  const currencies = useCurrencies()?.currencies ?? [];

  const answer = (code: string | undefined): void => {
    if (code === undefined) {
      setError({ fieldId, message: countryText.error });
      return;
    }
    setError(undefined);
    question.submit({
      question: 'country',
      country: code,
      defaultCurrency: defaultCurrencyOf(code, currencies),
    });
  };

  return (
    <QuestionPage
      name="country"
      question={question}
      title={countryText.title}
      lead={countryText.lead}
      onSubmit={() => answer(question.draft)}
      error={error}
      after={<p className={styles.advice}>{countryText.several}</p>}
    >
      <CountryField
        id={fieldId}
        country={question.draft}
        error={error?.message}
        onChange={question.setDraft}
        onPick={answer}
        overseasHelp={<Link to="/faqs?id=pays-particuliers">{countryText.overseas}</Link>}
      />
    </QuestionPage>
  );
}
