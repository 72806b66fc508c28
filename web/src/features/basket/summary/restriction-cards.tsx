import type { SimulationAnswer } from '@retour/contract';
import { namedGoodOf, severityOfWarning, type WarningSeverity } from '@retour/core';
import { CircleQuestionMark, FileBadge, OctagonX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames, type Icon } from '../../../ui';
import { useAgentWords } from '../session/use-agent-words';
import { useWarningWords } from '../session/use-warning-words';
import { summaryText } from '../text/summary-text';
import { verdictText } from '../text/verdict-text';
import { DoubtQuestion } from './doubt-question';
import styles from './restriction-cards.module.css';
import { useProductName } from './use-product-name';

type Warning = SimulationAnswer['warnings'][number];

/** What is said of the law's restrictions, to whoever reads it. */
export interface RestrictionWords {
  readonly whatToDo: string;
  /** Undefined once there is nothing left to be done. */
  readonly forbiddenCard: string | undefined;
  readonly regulatedCard: string;
  readonly warning: (warning: Warning) => string;
}

export interface RestrictionCardsProps {
  readonly answer: Pick<SimulationAnswer, 'shoppingProducts' | 'warnings'>;
  /** Under a question, the way to answer it; a sent declaration has none. */
  readonly canAnswer?: boolean | undefined;
  /** Where no basket is filled; else, those of whoever fills it. */
  readonly words?: RestrictionWords | undefined;
}

/** What may not enter, what leaves a doubt, then what asks for papers: said before any amount, with what to do. */
export function RestrictionCards({ answer, canAnswer = true, words }: RestrictionCardsProps): ReactNode {
  const agentWords = useAgentWords();
  const filledWords = useWarningWords();
  const wordsOf = words?.warning ?? filledWords;
  const { whatToDo, forbiddenCard, regulatedCard } = words ??
    agentWords ?? { ...verdictText, forbiddenCard: verdictText.handOver };
  const { warnings } = answer;
  const doubts = warnings.filter(isOf('doubtful'));
  const forbidden = warnings.filter(isOf('forbidden'));
  const regulated = warnings.filter(isOf('regulated'));
  return (
    <>
      {forbidden.length > 0 && (
        <RestrictionCard className={styles.forbidden} icon={OctagonX} title={verdictText.forbiddenCard}>
          {forbidden.map((warning) => (
            <Item key={keyOf(warning)} warning={warning} answer={answer} said={wordsOf(warning)} />
          ))}
          {forbiddenCard !== undefined && (
            <div className={styles.item}>
              <h3>{whatToDo}</h3>
              <p className={styles.words}>{forbiddenCard}</p>
            </div>
          )}
        </RestrictionCard>
      )}
      {doubts.length > 0 && (
        <RestrictionCard
          className={styles.doubtful}
          icon={CircleQuestionMark}
          title={verdictText.doubtfulCard}
        >
          {doubts.map((warning) => (
            <div key={keyOf(warning)} className={styles.item}>
              <p>{wordsOf(warning)}</p>
              <Law warning={warning} />
              {canAnswer && <Questions warning={warning} />}
            </div>
          ))}
        </RestrictionCard>
      )}
      {regulated.length > 0 && (
        <RestrictionCard className={styles.regulated} icon={FileBadge} title={regulatedCard}>
          {regulated.map((warning) => (
            <Item key={keyOf(warning)} warning={warning} answer={answer} said={wordsOf(warning)} />
          ))}
        </RestrictionCard>
      )}
    </>
  );
}

const keyOf = ({ code, message }: Warning): string => `${code} ${message}`;

const isOf =
  (severity: WarningSeverity) =>
  (warning: Warning): boolean =>
    severityOfWarning(warning) === severity;

interface RestrictionCardProps {
  readonly className: string | undefined;
  readonly icon: Icon;
  readonly title: string;
  readonly children: ReactNode;
}

function RestrictionCard({
  className,
  icon: IconComponent,
  title,
  children,
}: RestrictionCardProps): ReactNode {
  const titleId = useId();
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <IconComponent aria-hidden size={28} strokeWidth={2} />
        <h2 id={titleId}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

/** The articles concerned, what the law says, what to do, and the text. */
function Item({
  warning,
  answer,
  said,
}: {
  readonly warning: Warning;
  readonly answer: RestrictionCardsProps['answer'];
  readonly said: string;
}): ReactNode {
  const nameOf = useProductName();
  const names = answer.shoppingProducts
    .filter(({ customId }) => warning.customIds?.includes(customId))
    .map(nameOf);
  return (
    <div className={styles.item}>
      {names.length > 0 && <p className={styles.names}>{names.join(', ')}</p>}
      <p className={styles.words}>{said}</p>
      <Law warning={warning} />
    </div>
  );
}

/** One question an article, under what the law says of the good. */
function Questions({ warning: { code, customIds = [] } }: { readonly warning: Warning }): ReactNode {
  const good = namedGoodOf(code);
  if (good === undefined) return null;
  return customIds.map((id) => <DoubtQuestion key={id} articleId={id} good={good} />);
}

function Law({ warning: { legalBasis } }: { readonly warning: Warning }): ReactNode {
  return legalBasis === null ? null : <p className={styles.law}>{summaryText.legalBasis(legalBasis)}</p>;
}
