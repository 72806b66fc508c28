import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames, IconTile, VisuallyHidden } from '../../../ui';
import placeStyles from '../place-card.module.css';
import { homeText } from '../text';
import { type Example, examples } from './example';
import { answersMark, type ExampleAnswer } from './example-answer';
import styles from './home-examples.module.css';
import { useExamples } from './use-examples';

export interface HomeExamplesProps {
  /** To the simulator. */
  readonly to: string;
}

/** Three purchases with what they owe: the answer first. Each leads to the simulator, where nothing is replaced. */
export function HomeExamples({ to }: HomeExamplesProps): ReactNode {
  const shown = useExamples();
  if (shown.kind === 'unavailable') return null;
  const answers = shown.kind === 'known' ? shown.answers : [];
  const mark = shown.kind === 'known' ? { [answersMark]: JSON.stringify(answers) } : {};
  return (
    <section className={styles.section} aria-labelledby="exemples">
      <h2 id="exemples">{homeText.examples.title}</h2>
      <ul className={styles.examples} {...mark}>
        {examples.map((example) => (
          <ExampleCard
            key={example.id}
            example={example}
            answer={answers.find(({ id }) => id === example.id)}
            to={to}
          />
        ))}
      </ul>
    </section>
  );
}

interface ExampleCardProps {
  readonly example: Example;
  /** Undefined while it is computed: its room is kept. */
  readonly answer: ExampleAnswer | undefined;
  readonly to: string;
}

function ExampleCard({ example: { icon, title, trip }, answer, to }: ExampleCardProps): ReactNode {
  return (
    <li className={classNames(placeStyles.card, styles.example)}>
      <IconTile icon={icon} />
      <h3 className={placeStyles.title}>
        <Link to={to}>
          {title}
          <VisuallyHidden>. {homeText.examples.act}</VisuallyHidden>
        </Link>
      </h3>
      <p className={styles.trip}>{trip}</p>
      <p className={classNames(styles.amount, answer?.isFree && styles.free)}>
        {answer === undefined ? (
          <VisuallyHidden>{homeText.examples.awaited}</VisuallyHidden>
        ) : (
          <>
            {!answer.isFree && <span className={styles.toPay}>{homeText.examples.toPay} </span>}
            {answer.amount}
          </>
        )}
      </p>
    </li>
  );
}
