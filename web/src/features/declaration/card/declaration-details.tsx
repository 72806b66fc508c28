import { isUnpaidOutcome } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type SentDeclaration, showSentDeclaration, useAppStore } from '../../../store';
import { ButtonLink, Card, Pill } from '../../../ui';
import { declarationPaths } from '../declaration-paths';
import { isInProgress } from '../request/declaration-presence';
import { shownDeclarations } from '../showing/shown-declarations';
import { cardText } from '../text/card-text';
import { showText } from '../text/show-text';
import { statusWord } from '../text/status-word';
import styles from './declaration-details.module.css';
import { Amount, Meaning, SentDeclarations } from './sent-declarations';

/** What this device holds of declarations, and the way back to each: one not sent never looks like one sent. */
export function DeclarationDetails(): ReactNode {
  const declaration = useAppStore((state) => state.declaration);
  const { pending, sent } = declaration.declarationResponse;
  const { mayBeSent } = declaration.declarationRequest;
  const [first, ...others] = sent;
  return (
    <>
      {isInProgress(declaration) && (
        <Item
          title={
            mayBeSent
              ? cardText.uncertainTitle
              : pending === null
                ? cardText.begunTitle
                : cardText.pendingTitle
          }
          pill={!mayBeSent && <Pill tone="note">{cardText.notSent}</Pill>}
          text={mayBeSent ? cardText.kept : pending === null ? cardText.begun : cardText.pending}
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
  return (
    <Item
      title={cardText.sentTitle(statusWord(sent))}
      pill={
        <Pill tone={isUnpaidOutcome(sent.status) || sent.status === 'cancelled' ? 'danger' : 'success'}>
          <span translate="no">{sent.publicId}</span>
        </Pill>
      }
      text={sent.status === 'submitted' ? cardText.sent : <Meaning sent={sent} />}
      facts={
        <>
          {sent.declarant} <Amount sent={sent} />
        </>
      }
      to={declarationPaths.confirmation}
      action={shownDeclarations([sent]).length > 0 ? cardText.show : cardText.read}
    >
      <ShowButton sent={[sent]} />
    </Item>
  );
}

/** Straight to what the agent looks at. */
function ShowButton({ sent }: { readonly sent: readonly SentDeclaration[] }): ReactNode {
  if (shownDeclarations(sent).length === 0) return null;
  return (
    <ButtonLink compact variant="secondary" to={declarationPaths.show}>
      {showText.title}
    </ButtonLink>
  );
}

function SeveralSent({ sent }: { readonly sent: readonly SentDeclaration[] }): ReactNode {
  const titleId = useId();
  const toShow = shownDeclarations(sent).filter(
    ({ status }) => status === 'submitted' || status === 'validated',
  );
  const isOneEach =
    toShow.length > 1 && new Set(toShow.map(({ declarant }) => declarant)).size === toShow.length;
  const areVoid = sent.every(({ status }) => status === 'cancelled');
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId}>{areVoid ? cardText.voidTitle : cardText.severalTitle}</h2>
      {areVoid && <p className={styles.text}>{cardText.void}</p>}
      {toShow.length > 0 && (
        <p className={styles.text}>
          {isOneEach ? cardText.several : cardText.showThese(toShow.map(({ publicId }) => publicId))}
        </p>
      )}
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
      <ShowButton sent={sent} />
    </Card>
  );
}

interface ItemProps {
  readonly title: string;
  readonly pill: ReactNode;
  /** Who declares, and how much. */
  readonly facts?: ReactNode;
  readonly text: ReactNode;
  readonly to: string;
  readonly action: string;
  readonly children?: ReactNode;
}

function Item({ title, pill, facts, text, to, action, children }: ItemProps): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {pill}
      </div>
      {facts !== undefined && <p className={styles.facts}>{facts}</p>}
      <p className={styles.text}>{text}</p>
      <div className={styles.acts}>
        <Link to={to} className={styles.link}>
          {action}
        </Link>
        {children}
      </div>
    </Card>
  );
}
