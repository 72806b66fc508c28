import { typeset } from '@retour/core';
import { Check, FilePenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { Pill } from '../../../ui';
import { cashExamples } from '../content/trip/cash';
import type { GuideFigures } from '../figures/guide-figures';
import { cashVerdict } from './cash-verdict';
import styles from './trip.module.css';

function Verdict({
  mustDeclare,
  countsAsCash,
}: {
  readonly mustDeclare: boolean;
  readonly countsAsCash: boolean;
}): ReactElement {
  if (!countsAsCash) return <Pill>autre règle</Pill>;
  return mustDeclare ? (
    <Pill tone="note" icon={FilePenLine}>
      à déclarer
    </Pill>
  ) : (
    <Pill tone="success" icon={Check}>
      rien à faire
    </Pill>
  );
}

/** Worked examples: the sum, then what the threshold makes of it. */
export function CashExamples({ figures }: { readonly figures: GuideFigures }): ReactElement {
  return (
    <section className={styles.examples} aria-labelledby="exemples-argent">
      <h3 id="exemples-argent">Quelques exemples</h3>
      <ul className={styles.themes}>
        {cashExamples.map((example) => {
          const { mustDeclare, sum } = cashVerdict(example, figures.cash.thresholdCents);
          return (
            <li key={example.id} className={styles.example}>
              <div className={styles.exampleHead}>
                <h4>{typeset(example.title)}</h4>
                <Verdict mustDeclare={mustDeclare} countsAsCash={example.countsAsCash} />
              </div>
              <p className={styles.sum}>{sum}</p>
              <p>{typeset(example.why)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
