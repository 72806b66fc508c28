import { transportPhrases, typeset } from '@retour/core';
import { FilePlus2, FileX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lawToday } from '../../../../lib/law-today';
import { randomUuid } from '../../../../lib/random-uuid';
import { isRecord, isText } from '../../../../lib/shape';
import { useFirstFocus } from '../../../../lib/use-first-focus';
import {
  basketArticles,
  forgetDraft,
  readDraft,
  type SimulatorRequest,
  useAppStore,
} from '../../../../store';
import { takeOverSimulation } from '../../../../store/agent-takeover';
import { maxParked, parkAgentDeclaration } from '../../../../store/parked/parked-declarations';
import { ActBar, BackLink, Button, ButtonLink, Card, EmptyState, Notice, PageHeading } from '../../../../ui';
import { ageClassOf } from '../../../basket/journey/age-classes';
import { fromCountry } from '../../../basket/journey/from-country';
import { toldOneByOne } from '../../../basket/products/typed-list/waiting/uncounted-lines';
import { articleNames, type FittedSimulation, withOwnIds } from '../../../basket/sharing/fit-simulation';
import { type ReadSimulation, readSimulation } from '../../../basket/sharing/read-simulation';
import { SimulationFacts } from '../../../basket/sharing/simulation-facts';
import { useFittedSimulation } from '../../../basket/sharing/use-fitted-simulation';
import { formatArticleCount } from '../../../basket/text/article-count';
import { unreadArticleText } from '../../../basket/text/unread-article-text';
import { shownCountryName } from '../../../reference/shown-country-name';
import { reviewPaths } from '../../review-paths';
import { creationPaths } from '../creation-paths';
import { isBegun } from '../progress/creation-progress';
import { describeRequest, nameOfRequest } from '../start/describe-request';
import { useParked } from '../start/use-parked';
import { creationText } from '../text/creation-text';
import { takeoverText, unreadableCodeText } from '../text/takeover-text';
import styles from './takeover.module.css';

/**
 * The code of a simulation that a traveller showed before declaring: shown to the agent, and taken once they say so. It is
 * anybody's text, read and repaired as whoever opens the link has it.
 */
export function TakeoverPage(): ReactNode {
  const state: unknown = useLocation().state;
  const scanned = isRecord(state) && isText(state.scanned) ? state.scanned : '';
  const text = readDraft('scannedSimulation', isText, scanned) ?? '';
  const read = useMemo(() => readSimulation(text), [text]);
  return read.kind === 'unreadable' ? (
    <Unreadable reason={unreadableCodeText[read.why]} />
  ) : (
    <Fitting key={text} read={read} onTaken={() => forgetDraft('scannedSimulation', scanned)} />
  );
}

interface FittingProps {
  readonly read: Extract<ReadSimulation, { readonly kind: 'read' }>;
  readonly onTaken: () => void;
}

function Fitting({ read, onTaken }: FittingProps): ReactNode {
  const fitted = useFittedSimulation(read);
  if (fitted === null) return <PageHeading title={takeoverText.title} lead={takeoverText.lead} />;
  return basketArticles(fitted.request).length === 0 ? (
    <Unreadable reason={takeoverText.nothingLeft} leftOut={notTakenOf(fitted)} />
  ) : (
    <Readable fitted={fitted} onTaken={onTaken} />
  );
}

/** A list is the traveller's to finish: its lines are told to the agent. */
function notTakenOf({ leftOut, lines }: FittedSimulation): readonly string[] {
  return [...leftOut, ...toldOneByOne(lines).map(({ typed }) => unreadArticleText.waiting(typed))];
}

const takeId = 'reprendre-simulation';

interface ReadableProps {
  readonly fitted: FittedSimulation;
  readonly onTaken: () => void;
}

function Readable({ fitted, onTaken }: ReadableProps): ReactNode {
  const { request } = fitted;
  const leftOut = notTakenOf(fitted);
  const navigate = useNavigate();
  const declaration = useAppStore((state) => state.declaration);
  const parked = useParked();
  const { declarationAgentRequest: own, declarationAgentResponse } = declaration;
  const isPending = declarationAgentResponse.pending !== null;
  const isInHand = !isPending && isBegun(own);
  const isFull = isInHand && parked.length >= maxParked;
  useFirstFocus(isPending || isFull ? undefined : takeId);

  const take = (): void => {
    // As it is now: another tab may have begun one since.
    const { declarationAgentRequest } = useAppStore.getState().declaration;
    const isFree =
      !isBegun(declarationAgentRequest) ||
      parkAgentDeclaration({ newId: randomUuid(), name: '', at: new Date() });
    if (isPending || !isFree) return;
    takeOverSimulation(withOwnIds(request, randomUuid), leftOut);
    onTaken();
    void navigate(creationPaths.contact, { replace: true });
  };
  return (
    <div className={styles.page}>
      <BackLink to={creationPaths.home} />
      <PageHeading title={takeoverText.title} lead={takeoverText.lead} />
      {isPending && (
        <Notice tone="warning">
          <p>{takeoverText.pending}</p>
          <ButtonLink to={creationPaths.sending} variant="quiet" compact>
            {takeoverText.seePending}
          </ButtonLink>
        </Notice>
      )}
      {isInHand && (
        <Notice tone={isFull ? 'warning' : 'info'} title={takeoverText.inHand}>
          {isFull
            ? creationText.startAnewNoRoom(maxParked)
            : takeoverText.inHandText(`${nameOfRequest(own)}, ${describeRequest(own)}`)}
        </Notice>
      )}
      <Card as="section" labelledBy="simulation">
        <h2 id="simulation">{takeoverText.content}</h2>
        <Content request={request} />
      </Card>
      <NotTaken sentences={leftOut} />
      <ActBar>
        <Button id={takeId} icon={FilePlus2} disabled={isPending || isFull} onClick={take}>
          {takeoverText.take}
        </Button>
      </ActBar>
    </div>
  );
}

function Content({ request }: { readonly request: SimulatorRequest }): ReactNode {
  const { age, country, meanOfTransport } = request;
  const trip = [
    country === undefined ? undefined : fromCountry(shownCountryName(country)),
    meanOfTransport === undefined ? undefined : transportPhrases[meanOfTransport],
  ].filter((part) => part !== undefined);
  const facts = [
    { name: takeoverText.trip, value: trip.length === 0 ? takeoverText.unknown : trip.join(', ') },
    {
      name: takeoverText.age,
      value:
        age === undefined ? takeoverText.unknown : takeoverText.toConfirm(ageClassOf(age, lawToday()).label),
    },
    {
      name: formatArticleCount(articleNames(request).length),
      value: articleNames(request).map(typeset).join(', '),
    },
  ];
  return <SimulationFacts facts={facts} />;
}

function NotTaken({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{takeoverText.notTaken}</p>
      <ul className={styles.notTaken}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Unreadable({
  reason,
  leftOut = [],
}: {
  readonly reason: string;
  readonly leftOut?: readonly string[];
}): ReactNode {
  return (
    <div className={styles.page}>
      <BackLink to={creationPaths.home} />
      <PageHeading title={takeoverText.unreadableTitle} />
      <NotTaken sentences={leftOut} />
      <EmptyState icon={FileX} action={<ButtonLink to={reviewPaths.scan}>{takeoverText.scan}</ButtonLink>}>
        {reason} {takeoverText.untouched}
      </EmptyState>
      <ButtonLink to={creationPaths.start} variant="secondary">
        {takeoverText.create}
      </ButtonLink>
    </div>
  );
}
