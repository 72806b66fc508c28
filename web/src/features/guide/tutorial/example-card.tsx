import { formatOwed, formatQuantity, isLineMinimum, typeset } from '@retour/core';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Pill, TagCard } from '../../../ui';
import { tutorialText } from '../content/tutorial';
import type { TutorialExample } from '../content/tutorial-examples';
import type { ExampleLine, ExampleResult } from './example-result';
import styles from './tutorial.module.css';

function LinePill({ example: { line, unit } }: { readonly example: ExampleLine }): ReactElement {
  if (line.status === 'relieved' || line.status === 'unlimited') {
    return (
      <Pill tone="success" icon={Check}>
        {tutorialText.relieved}
      </Pill>
    );
  }
  const excess = line.status === 'partly-taxed' ? line.taxedAmountMillionths : null;
  if (excess === null) return <Pill>{tutorialText.taxed}</Pill>;
  const spokenUnit = unit === 'l' || unit === 'g' ? unit : null;
  return <Pill>{tutorialText.tooMuch(formatQuantity(excess, spokenUnit))}</Pill>;
}

function LineView({ example }: { readonly example: ExampleLine }): ReactElement {
  return (
    <li className={styles.line}>
      <span>
        <strong>{example.name}</strong>
        <span className={styles.price}>{example.detail}</span>
      </span>
      <span className={styles.owed}>
        <strong>{formatOwed(example.line.total, isLineMinimum(example.line))}</strong>
        <LinePill example={example} />
      </span>
    </li>
  );
}

/** One example on its tag: the total first, then each traveller and each article. */
export function ExampleCard({
  example,
  result,
}: {
  readonly example: TutorialExample;
  readonly result: ExampleResult;
}): ReactElement {
  return (
    <li className={styles.example}>
      <h3>{typeset(example.title)}</h3>
      <p>{typeset(example.story)}</p>
      <TagCard
        label={(result.total === 0 && !result.totalIsMinimum ? tutorialText.nothing : tutorialText.toPay)(
          example.payer,
        )}
        amount={formatOwed(result.total, result.totalIsMinimum)}
      >
        {result.travellers.map((traveller) => (
          <div key={traveller.name} className={styles.traveller}>
            <h4>{typeset(traveller.name)}</h4>
            <ul className={styles.lines}>
              {traveller.lines.map((line) => (
                <LineView key={line.line.customId} example={line} />
              ))}
            </ul>
          </div>
        ))}
      </TagCard>
    </li>
  );
}
