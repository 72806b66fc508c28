import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useAppStore } from '../../../store';
import { Card, Pill } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { isInProgress } from '../request/declaration-presence';
import { cardText } from '../text/card-text';
import styles from './declaration-details.module.css';

/** What this device holds of a declaration, and the way back to it: one not sent never looks like one sent. */
export function DeclarationDetails(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const { pending, sent } = declaration.declarationResponse;
  const [last] = sent;
  return (
    <>
      {isInProgress(declaration) && (
        <Item
          title={pending === null ? cardText.begunTitle : cardText.pendingTitle}
          pill={<Pill tone="note">{cardText.notSent}</Pill>}
          text={pending === null ? cardText.begun : cardText.pending}
          to={declarationPaths.start}
          action={pending === null ? cardText.resume : cardText.seePending}
        />
      )}
      {last !== undefined && (
        <Item
          title={cardText.sentTitle}
          pill={
            <Pill tone="success">
              <span translate="no">{last.publicId}</span>
            </Pill>
          }
          text={cardText.sent}
          to={declarationPaths.confirmation}
          action={cardText.show}
        />
      )}
    </>
  );
}

interface ItemProps {
  readonly title: string;
  readonly pill: ReactNode;
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

function Item({ title, pill, text, to, action }: ItemProps): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {pill}
      </div>
      <p className={styles.text}>{text}</p>
      <Link to={to} className={styles.link}>
        {action}
      </Link>
    </Card>
  );
}
