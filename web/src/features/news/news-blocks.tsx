import type { ReactNode } from 'react';
import { Pill } from '../../ui';
import type { NewsBlock } from './entries/news-entry';
import styles from './news.module.css';
import { newsText } from './text';

/** The written blocks of an entry. */
export function NewsBlocks({ blocks }: { readonly blocks: readonly NewsBlock[] }): ReactNode {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { readonly block: NewsBlock }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.columns}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'figures':
      return (
        <div className={styles.box}>
          <table className={styles.figures}>
            <caption>{block.title}</caption>
            <thead>
              <tr>
                <th scope="col">{newsText.label}</th>
                {block.before !== null && <th scope="col">{block.before}</th>}
                <th scope="col">{block.after}</th>
              </tr>
            </thead>
            <tbody>
              {block.figures.map(({ label, before, value, doubt }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {block.before !== null && <td>{before}</td>}
                  <td>
                    {value} {doubt != null && <Pill tone="note">{doubt}</Pill>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
