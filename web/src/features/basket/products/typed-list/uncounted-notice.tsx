import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink, Notice, useAnnounce } from '../../../../ui';
import { useBasketSession } from '../../session/basket-session';
import { notBroughtText } from '../../text/not-brought-text';
import { uncountedText } from '../../text/uncounted-text';
import { shortened } from './shortened';
import { leaveOut } from './typed-list-draft';
import { countOf, type UncountedLine } from './uncounted-lines';
import styles from './uncounted-notice.module.css';

const maxShown = 5;

/** What was typed and is counted nowhere: back to the list, or not brought. */
export function UncountedNotice({ lines }: { readonly lines: readonly UncountedLine[] }): ReactNode {
  const { paths } = useBasketSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const count = countOf(lines);
  const shown = lines.slice(0, maxShown);
  const others = count - countOf(shown);
  const putAside = (): void => {
    leaveOut(lines);
    announce(uncountedText.putAside(count));
    void navigate(pathname + search, { replace: true, state });
  };
  return (
    <Notice tone="warning" title={uncountedText.title(count)}>
      <ul className={styles.lines}>
        {shown.map(({ key, typed }) => (
          <li key={key}>{uncountedText.line(shortened(typed))}</li>
        ))}
        {others > 0 && <li>{uncountedText.others(others)}</li>}
      </ul>
      <div className={styles.acts}>
        <ButtonLink to={paths.products} variant="secondary" compact>
          {uncountedText.backToList}
        </ButtonLink>
        <Button variant="quiet" compact onClick={putAside}>
          {notBroughtText.act(count)}
        </Button>
      </div>
    </Notice>
  );
}
