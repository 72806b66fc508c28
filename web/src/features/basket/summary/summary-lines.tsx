import type { SimulationAnswer } from '@retour/contract';
import { indexCatalogue, unidentifiedIds } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { useCatalogue } from '../../reference';
import { useAgentWords } from '../session/use-agent-words';
import { lineGroupTitle } from '../text/line-group-text';
import { rankNames } from '../text/rank-names';
import { useChangedLine } from './changed-line';
import { lineGroups } from './line-groups';
import { SummaryLine } from './summary-line';
import styles from './summary-lines.module.css';
import type { OpenLines } from './use-open-lines';
import { useProductName } from './use-product-name';
import { useSavings } from './use-savings';

export interface SummaryLinesProps {
  readonly answer: SimulationAnswer;
  readonly openLines: OpenLines;
  /** Level of the groups' titles in the page's outline. */
  readonly level?: 2 | 3;
}

/** Every article under what becomes of it, with what it costs; why is one press away. */
export function SummaryLines({ answer, openLines, level = 2 }: SummaryLinesProps): ReactNode {
  const catalogue = useCatalogue();
  const products = catalogue && indexCatalogue(catalogue);
  const unidentified = unidentifiedIds(answer.warnings);
  const savings = useSavings(answer);
  const changed = useChangedLine();
  const nameOf = useProductName();
  const isAtDesk = useAgentWords() !== undefined;
  const groups = lineGroups(answer.shoppingProducts, isAtDesk);
  const shown = groups.flatMap(({ lines }) => lines);
  const ranked = rankNames(shown.map(nameOf));
  const called = new Map(shown.map(({ customId }, place) => [customId, ranked[place]]));
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={`${group.id} ${group.ban}`} title={lineGroupTitle(group)} level={level}>
          {group.lines.map((line) => (
            <SummaryLine
              key={line.customId}
              line={line}
              called={called.get(line.customId) ?? nameOf(line)}
              answer={answer}
              product={products?.get(line.id ?? '') ?? null}
              isUnidentified={unidentified.has(line.customId)}
              saving={savings.get(line.customId)}
              before={changed?.id === line.customId ? changed : undefined}
              open={openLines.has(line.customId)}
              onToggle={() => openLines.toggle(line.customId)}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

function Group({ title, level, children }: GroupProps): ReactNode {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
