import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { DeclarationRequest } from '../../../store';
import { BackLink, ButtonLink, Card, Columns, PageHeading, Skeleton, Stack, TagCard } from '../../../ui';
import { isForAge } from '../../basket/assessment/article-refusal';
import { ConfirmationNotice } from '../../basket/assessment/confirmation-notice';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { RestrictionCards } from '../../basket/summary/restriction-cards';
import { SummaryLines } from '../../basket/summary/summary-lines';
import { SummaryWarnings } from '../../basket/summary/summary-warnings';
import { useOpenLines } from '../../basket/summary/use-open-lines';
import { AnswerList } from './answer-list';
import { answerText } from './answer-text';
import { type AnswerPages, contactAnswers, tripAnswers } from './answers';
import styles from './check-view.module.css';
import { GivenArticles } from './given-articles';

export interface CheckPages extends AnswerPages {
  readonly products: string;
  readonly basket: string;
  readonly check: string;
}

export interface CheckTexts {
  readonly title: string;
  readonly lead: string;
  readonly declarant: string;
  readonly trip: string;
  readonly articles: string;
  readonly amount: string;
  readonly note: string;
  readonly waiting: string;
  readonly blocked: string;
}

export interface CheckViewProps {
  readonly request: DeclarationRequest;
  readonly pages: CheckPages;
  readonly texts: CheckTexts;
  readonly kicker: string;
  /** What is owed, in the words of who reads it; null until it is computed. */
  readonly words: { readonly label: string; readonly amount: string; readonly note?: string | null } | null;
  /** Under the title, before what the law says of the articles. */
  readonly first?: ReactNode;
  /** Above everything that was answered. */
  readonly notice?: ReactNode;
  /** Asks the day of arrival, where it is asked; it is said to be that of the sending otherwise. */
  readonly arrivalDay?: ReactNode;
  /** Under the amount, before what keeps it from being sent. */
  readonly details?: ReactNode;
  /** The one act of the page. */
  readonly act: ReactNode;
  readonly footer?: ReactNode;
}

/** Every answer of a declaration with the way to change it, and what is owed, before it is sent. */
export function CheckView(props: CheckViewProps): ReactNode {
  const { request, pages, texts, kicker, words, first, notice, arrivalDay, details, act, footer } = props;
  const { answer, refusals } = useSimulation();
  // Nothing is on its way: it is computed once the answers are put right.
  const isRefused = answer === null && refusals.length > 0;
  const notes = isRefused
    ? [answerText.notComputed(refusals.every(isForAge))]
    : [words?.note ?? [], texts.note].flat();
  return (
    <Columns
      aside={
        <TagCard
          label={words?.label ?? texts.amount}
          amount={words?.amount ?? (isRefused ? undefined : '…')}
          note={notes.join(' ')}
        >
          <Stack>
            {details}
            {refusals.length > 0 && <p>{texts.blocked}</p>}
            {answer === null && refusals.length === 0 && <Skeleton lines={2} label={texts.waiting} />}
            {act}
          </Stack>
        </TagCard>
      }
    >
      <Stack gap="large">
        <BackLink to={pages.products} />
        <PageHeading title={texts.title} lead={texts.lead} kicker={kicker} />
        {first}
        {answer !== null && <RestrictionCards answer={answer} />}
        {notice}
        <ConfirmationNotice />
        {isRefused && (
          <ButtonLink to={pages.basket} variant="secondary">
            {answerText.editAnswer(texts.articles)}
          </ButtonLink>
        )}
        <AnswerList title={texts.declarant} answers={contactAnswers(request, pages)} returnTo={pages.check} />
        <AnswerList
          title={texts.trip}
          answers={tripAnswers(request, pages, arrivalDay === undefined ? answer?.date : undefined)}
          returnTo={pages.check}
        >
          {arrivalDay}
        </AnswerList>
        <Articles title={texts.articles} basket={pages.basket}>
          {isRefused && <GivenArticles request={request} />}
        </Articles>
        {answer !== null && <SummaryWarnings answer={answer} />}
        {footer}
      </Stack>
    </Columns>
  );
}

interface ArticlesProps {
  readonly title: string;
  readonly basket: string;
  /** In place of what is computed, where nothing can be. */
  readonly children: ReactNode;
}

function Articles({ title, basket, children }: ArticlesProps): ReactNode {
  const { answer } = useSimulation();
  const openLines = useOpenLines();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Link to={basket} aria-label={answerText.editAnswer(title)}>
          {answerText.edit}
        </Link>
      </div>
      {answer === null ? (
        children || <Skeleton lines={3} />
      ) : (
        <SummaryLines answer={answer} openLines={openLines} level={3} />
      )}
    </Card>
  );
}
