import { CircleQuestionMark, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, IconTile } from '../../ui';
import styles from './handbook.module.css';
import type { HelpWords, KeysWords } from './handbook-words';
import { quote } from './text/block';
import { handbookText } from './text/handbook-text';

export interface KeysBoxProps {
  readonly words: KeysWords;
  readonly onShow: () => void;
}

/** The keys of a declaration, the way to those of each page, and what a scanner does. */
export function KeysBox({ words, onShow }: KeysBoxProps): ReactNode {
  return (
    <section className={styles.box} aria-labelledby="clavier">
      <IconTile icon={Keyboard} />
      <h2 id="clavier">{handbookText.keysTitle}</h2>
      <p>{handbookText.keysLead}</p>
      <dl className={styles.keys}>
        {words.keys.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p>{handbookText.keysOff(quote(words.show))}</p>
      <p>
        {words.scanner} {handbookText.signature(quote(words.codes))}
      </p>
      <div>
        <Button variant="secondary" compact onClick={onShow}>
          {words.show}
        </Button>
      </div>
    </section>
  );
}

/** Whom to ask, and what to read. */
export function HelpBox({ words }: { readonly words: HelpWords }): ReactNode {
  return (
    <section className={styles.box} aria-labelledby="aide">
      <IconTile icon={CircleQuestionMark} />
      <h2 id="aide">{handbookText.helpTitle}</h2>
      <p>{words.lead}</p>
      <ul className={styles.help}>
        {words.links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
