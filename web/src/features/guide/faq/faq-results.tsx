import type { ReactElement } from 'react';
import { Skeleton } from '../../../ui';
import { useLoaded } from '../loading/use-loaded';
import type { FaqAnswers, FaqAnswersProps } from './faq-answers';

const loadAnswers = (): Promise<typeof FaqAnswers> =>
  import('./faq-answers').then((module) => module.FaqAnswers);

/** The answers of the search, fetched with it when somebody starts to type. */
export function FaqResults(props: FaqAnswersProps): ReactElement {
  const Answers = useLoaded(loadAnswers);
  return Answers === null ? <Skeleton lines={2} /> : <Answers {...props} />;
}
