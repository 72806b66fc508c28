import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink, FoldedList, Notice, Pill, useAnnounce } from '../../../../../ui';
import { useBasketSession } from '../../../session/basket-session';
import { LeavingAct } from '../../../summary/leaving-act';
import { notBroughtText } from '../../../text/not-brought-text';
import { uncountedText } from '../../../text/uncounted-text';
import { shortened } from './shortened';
import { takeListsBack } from './take-lists-back';
import { leaveOut } from './typed-list-draft';
import { countOf, toldOneByOne, type UncountedLine } from './uncounted-lines';
import styles from './uncounted-notice.module.css';

export interface UncountedNoticeProps {
  readonly lines: readonly UncountedLine[];
  /** On the page of the field, which takes the list back; elsewhere a link leads to it. */
  readonly onBack?: (() => void) | undefined;
}

/** What was typed and is counted nowhere: back to the list, or not brought. */
export function UncountedNotice({ lines, onBack }: UncountedNoticeProps): ReactNode {
  const { paths, lists } = useBasketSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const count = countOf(lines);
  const isOfList = lines.some(({ isLeftOut }) => isLeftOut !== true);
  const titleOf = isOfList ? uncountedText.title : uncountedText.titleOfOthers;
  const leaveLinesOut = (): void => {
    leaveOut(lists);
    announce(uncountedText.leftOut(count));
    void navigate(pathname + search, { replace: true, state });
  };
  return (
    <Notice tone="warning" title={titleOf(count)}>
      <FoldedList others={uncountedText.others}>
        {toldOneByOne(lines).map(({ key, typed, isForbidden, isRegulated, isUnderAge }) => (
          <li key={key}>
            {uncountedText.line(shortened(typed))}{' '}
            {isForbidden === true && <Pill tone="danger">{uncountedText.forbidden}</Pill>}
            {isRegulated === true && <Pill tone="note">{uncountedText.regulated}</Pill>}
            {isUnderAge === true && <Pill tone="danger">{uncountedText.underAge}</Pill>}
          </li>
        ))}
      </FoldedList>
      <div className={styles.acts}>
        {onBack === undefined ? (
          <ButtonLink to={paths.products} variant="secondary" compact onClick={() => takeListsBack(lists)}>
            {uncountedText.backToList}
          </ButtonLink>
        ) : (
          <Button variant="secondary" compact onClick={onBack}>
            {uncountedText.backToList}
          </Button>
        )}
        <LeavingAct>
          <Button variant="quiet" compact onClick={leaveLinesOut}>
            {notBroughtText.act(count)}
          </Button>
        </LeavingAct>
      </div>
    </Notice>
  );
}
