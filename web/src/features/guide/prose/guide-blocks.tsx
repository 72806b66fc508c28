import type { ReactElement } from 'react';
import { Notice } from '../../../ui';
import type { Block } from '../content/blocks';
import { withAcronymsSpelledOut } from './acronyms';
import { InlineText } from './inline-text';
import styles from './prose.module.css';

function Items({ items }: { readonly items: readonly string[] }): ReactElement[] {
  return items.map((item) => (
    <li key={item}>
      <InlineText source={item} />
    </li>
  ));
}

function ProseBlock({ block }: { readonly block: Block }): ReactElement {
  switch (block.kind) {
    case 'list':
      return <ul>{Items({ items: block.items })}</ul>;
    case 'steps':
      return <ol>{Items({ items: block.items })}</ol>;
    case 'note':
      return (
        <Notice tone="note">
          <p className={styles.note}>
            <InlineText source={block.text} />
          </p>
        </Notice>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>
                <InlineText source={label} />
              </dt>
              <dd>
                <InlineText source={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    default:
      return (
        <p>
          <InlineText source={block.text} />
        </p>
      );
  }
}

/** Written blocks, set with care: comfortable measure, lists, figures, notes. */
export function GuideBlocks({
  blocks,
  alreadySpelled,
}: {
  readonly blocks: readonly Block[];
  /** Acronyms that the page has spelled out above. */
  readonly alreadySpelled?: ReadonlySet<string>;
}): ReactElement {
  const spelled = withAcronymsSpelledOut(blocks, new Set(alreadySpelled));
  return (
    <div className={styles.prose}>
      {spelled.map((block) => (
        <ProseBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
