import type { SimulationAnswer } from '@retour/contract';
import {
  boardingBan,
  graveCount,
  lawOn,
  namedGoodOf,
  regimeOf,
  restrictedGoodFor,
  severityOfWarning,
  typeset,
  type WarningSeverity,
} from '@retour/core';
import { CircleQuestionMark, FileBadge, OctagonX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames, type Icon } from '../../../ui';
import { useAgentWords } from '../session/use-agent-words';
import { useWarningWords } from '../session/use-warning-words';
import { lawText, withCites } from '../text/law-text';
import { verdictText } from '../text/verdict-text';
import { DoubtQuestion } from './doubt-question';
import styles from './restriction-cards.module.css';
import { useProductName } from './use-product-name';

type Warning = SimulationAnswer['warnings'][number];

export interface RestrictionCardsProps {
  readonly answer: Pick<SimulationAnswer, 'date' | 'country' | 'regime' | 'shoppingProducts' | 'warnings'>;
  /** Under a question, the way to answer it; a sent declaration has none. */
  readonly canAnswer?: boolean | undefined;
}

/** What may not enter, what leaves a doubt, then what asks for papers: said before any amount, with what to do. */
export function RestrictionCards({ answer, canAnswer = true }: RestrictionCardsProps): ReactNode {
  const agentWords = useAgentWords();
  const { warnings } = answer;
  const doubts = warnings.filter(isOf('doubtful'));
  const forbidden = warnings.filter(isOf('forbidden'));
  const regulated = warnings.filter(isOf('regulated'));
  // Who carries them reads what may not board first and apart; for officers it has travelled, and is regulated.
  const barred = agentWords === undefined ? regulated.filter(({ barredAboard }) => barredAboard) : [];
  const ban = barred[0]?.barredAboard;
  const presented = regulated.filter((warning) => !barred.includes(warning));
  return (
    <>
      {forbidden.length > 0 && (
        <RestrictionCard className={styles.forbidden} icon={OctagonX} title={verdictText.forbiddenCard}>
          {forbidden.map((warning) => (
            <Item key={`${warning.code} ${warning.message}`} warning={warning} answer={answer} />
          ))}
          <div className={styles.item}>
            <h3>{agentWords?.whatToDo ?? verdictText.whatToDo}</h3>
            <p className={styles.words}>
              {agentWords?.forbiddenCard(graveCount(answer, 'forbidden')) ?? verdictText.handOver}
            </p>
          </div>
        </RestrictionCard>
      )}
      {doubts.length > 0 && (
        <RestrictionCard
          className={styles.doubtful}
          icon={CircleQuestionMark}
          title={verdictText.doubtfulCard}
        >
          {doubts.map((warning) => (
            <div key={`${warning.code} ${warning.message}`} className={styles.item}>
              <Doubt warning={warning} answer={answer} canAnswer={canAnswer} />
              <Law warning={warning} />
            </div>
          ))}
        </RestrictionCard>
      )}
      {ban !== undefined && (
        <RestrictionCard className={styles.forbidden} icon={OctagonX} title={boardingBan(ban)}>
          {barred.map((warning) => (
            <Item key={`${warning.code} ${warning.message}`} warning={warning} answer={answer} />
          ))}
        </RestrictionCard>
      )}
      {presented.length > 0 && (
        <RestrictionCard
          className={styles.regulated}
          icon={FileBadge}
          title={agentWords?.regulatedCard(answer) ?? verdictText.regulatedCard}
        >
          {presented.map((warning) => (
            <Item key={`${warning.code} ${warning.message}`} warning={warning} answer={answer} />
          ))}
        </RestrictionCard>
      )}
    </>
  );
}

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
}: {
  readonly warning: Warning;
  readonly answer: RestrictionCardsProps['answer'];
}): ReactNode {
  const nameOf = useProductName();
  const wordsOf = useWarningWords();
  const names = answer.shoppingProducts
    .filter(({ customId }) => warning.customIds?.includes(customId))
    .map(nameOf);
  return (
    <div className={styles.item}>
      {names.length > 0 && <p className={styles.names}>{names.join(', ')}</p>}
      <p className={styles.words}>{withCites(wordsOf(warning))}</p>
      <Law warning={warning} />
    </div>
  );
}

interface DoubtProps {
  readonly warning: Warning;
  readonly answer: RestrictionCardsProps['answer'];
  readonly canAnswer: boolean;
}

/** What the law of the day says of the good, from where each article of the warning was bought. */
function lawsOf(
  { code, customIds }: Warning,
  { date, country: tripCountry, regime: tripRegime, shoppingProducts }: RestrictionCardsProps['answer'],
): readonly string[] {
  const law = lawOn(date);
  const laws = shoppingProducts
    .filter(({ customId }) => customIds?.includes(customId))
    .map(({ purchaseCountry: country }) => {
      if (country === undefined) return { country: tripCountry, regime: tripRegime, law };
      return { country, regime: regimeOf({ country, border: false, meanOfTransport: 'other' }), law };
    })
    .flatMap((arrival) => restrictedGoodFor(code, arrival)?.law ?? []);
  return [...new Set(laws.map((one) => typeset(one)))];
}

/** One question an article, answered in sight of it; then what the law says of the good. */
function Doubt({ warning, answer, canAnswer }: DoubtProps): ReactNode {
  const wordsOf = useWarningWords();
  const agentWords = useAgentWords();
  const good = namedGoodOf(warning.code);
  if (!canAnswer || good === undefined) return <p>{wordsOf(warning)}</p>;
  return (
    <>
      {warning.customIds?.map((id) => (
        <DoubtQuestion key={id} articleId={id} good={good} />
      ))}
      <p>{[...lawsOf(warning, answer), agentWords?.questionLead].filter(Boolean).join(' ')}</p>
    </>
  );
}

function Law({ warning: { legalBasis } }: { readonly warning: Warning }): ReactNode {
  return legalBasis === null ? null : <p className={styles.law}>{lawText([legalBasis])}</p>;
}
