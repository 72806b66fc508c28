import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type SentDeclaration, showSentDeclaration, useAppStore } from '../../../store';
import { Card, Pill } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { isInProgress } from '../request/declaration-presence';
import { cardText } from '../text/card-text';
import { statusText } from '../text/status-text';
import styles from './declaration-details.module.css';
import { SentDeclarations } from './sent-declarations';

/** What this device holds of declarations, and the way back to each: one not sent never looks like one sent. */
export function DeclarationDetails(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const { pending, sent } = declaration.declarationResponse;
  const [first, ...others] = sent;
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
      {first !== undefined && others.length === 0 && <OnlySent sent={first} />}
      {others.length > 0 && <SeveralSent sent={sent} />}
    </>
  );
}

function OnlySent({ sent }: { readonly sent: SentDeclaration }): ReactNode {
  const { word, meaning } = statusText(sent);
  return (
    <Item
      title={cardText.sentTitle(word)}
      pill={
        <Pill tone={sent.status === 'cancelled' || sent.status === 'refused' ? 'danger' : 'success'}>
          <span translate="no">{sent.publicId}</span>
        </Pill>
      }
      text={sent.status === 'submitted' ? cardText.sent : meaning}
      to={declarationPaths.confirmation}
      action={cardText.show}
    />
  );
}

function SeveralSent({ sent }: { readonly sent: readonly SentDeclaration[] }): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId}>{cardText.severalTitle}</h2>
      <p className={styles.text}>{cardText.several}</p>
      <SentDeclarations
        sent={sent}
        linkTo={({ id }, label) => (
          <Link
            to={declarationPaths.confirmation}
            className={styles.link}
            onClick={() => showSentDeclaration(id)}
          >
            {label}
          </Link>
        )}
      />
    </Card>
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
