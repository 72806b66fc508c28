import { transportPhrases, typeset } from '@retour/core';
import { FileX } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lawToday } from '../../../lib/law-today';
import { randomUuid } from '../../../lib/random-uuid';
import {
  basketArticles,
  firstIncompleteStep,
  forgetDraft,
  isSimulationInProgress,
  productsStep,
  refreshFromOtherTabs,
  replaceSimulation,
  type SimulatorRequest,
  useAppStore,
} from '../../../store';
import {
  ActBar,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  FoldedList,
  Notice,
  PageHeading,
  Stack,
} from '../../../ui';
import { fromCountry } from '../../basket/journey/from-country';
import { replaceLists } from '../../basket/products/typed-list/waiting/note-uncounted';
import { readUncounted, toldOneByOne } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { articleNames, type FittedSimulation, withOwnIds } from '../../basket/sharing/fit-simulation';
import { type ReadSimulation, readSimulation } from '../../basket/sharing/read-simulation';
import { keepReceived } from '../../basket/sharing/received-state';
import { sharedAges, sharedText } from '../../basket/sharing/share-link';
import { SimulationFacts } from '../../basket/sharing/simulation-facts';
import { useFittedSimulation } from '../../basket/sharing/use-fitted-simulation';
import { formatArticleCount } from '../../basket/text/article-count';
import { uncountedText } from '../../basket/text/uncounted-text';
import { shownCountryName } from '../../reference/shown-country-name';
import { keepFormer, presentSimulation } from '../resume/former-simulation';
import { nextPath, resumePath, simulatorPaths } from '../simulator-paths';
import { receivedText, unreadableText } from '../text/received-text';
import { receivedTitles } from '../text/received-titles';
import { LeftOut } from './left-out';
import styles from './received.module.css';
import { Waiting } from './waiting';

export interface ReceivedSimulationProps {
  readonly text: string;
  /** Its result is shown: the link itself is not needed any more. */
  readonly onTaken: () => void;
}

/** What a link holds: seen at once where nothing was begun on the device, else after asking. */
export function ReceivedSimulation({ text, onTaken }: ReceivedSimulationProps): ReactNode {
  const read = useMemo(() => readSimulation(text), [text]);
  return read.kind === 'unreadable' ? (
    <Unreadable reason={unreadableText[read.why]} />
  ) : (
    <Fitting read={read} onTaken={onTaken} />
  );
}

interface FittingProps extends Pick<ReceivedSimulationProps, 'onTaken'> {
  readonly read: Extract<ReadSimulation, { readonly kind: 'read' }>;
}

function Fitting({ read, onTaken }: FittingProps): ReactNode {
  const fitted = useFittedSimulation(read);
  if (fitted === null) return <Waiting />;
  if (basketArticles(fitted.request).length === 0) {
    return <Unreadable reason={receivedText.nothingLeft} leftOut={fitted.leftOut} />;
  }
  return <Received fitted={fitted} onTaken={onTaken} />;
}

interface ReceivedProps extends Pick<ReceivedSimulationProps, 'onTaken'> {
  readonly fitted: FittedSimulation;
}

function Received({ fitted, onTaken }: ReceivedProps): ReactNode {
  const { request, leftOut, lines } = fitted;
  // As it was when the link was opened: what is kept is the link's own as soon as it is taken.
  const [own] = useState(() => useAppStore.getState().simulator.simulatorRequest);
  const navigate = useNavigate();
  const hasOwn = isSimulationInProgress(own);
  const ownCount = basketArticles(own).length;
  const isWhole = firstIncompleteStep(request) === productsStep;
  const isOwn = hasOwn && sharedText(own, lawToday()) === sharedText(request, lawToday());
  const isAsking = !isOwn && (hasOwn || !isWhole);
  const isOpened = useRef(false);

  const see = (): void => {
    // Another tab may have added to it since the link was opened.
    refreshFromOtherTabs();
    const former = presentSimulation();
    replaceSimulation({ ...withOwnIds(request, randomUuid), isAgeOfLink: request.age !== undefined });
    replaceLists(lines, request);
    // What was left out of one's own comes back with it.
    forgetDraft('leftOut');
    // The questions that are left come before the result: it finds there what the link could not give.
    const state = keepReceived({ opened: randomUuid(), leftOut });
    keepFormer(former);
    onTaken();
    void navigate(isWhole ? simulatorPaths.summary : nextPath(request), {
      replace: true,
      state: isWhole ? state : { ...state, returnTo: simulatorPaths.summary },
    });
  };
  useEffect(() => {
    if (isAsking || isOpened.current) return;
    isOpened.current = true;
    if (isOwn) {
      // A list that waits on this device is the one that was shared, or what became of it.
      if (lines.length > 0 && readUncounted().length === 0) replaceLists(lines, own);
      const state = leftOut.length === 0 ? null : keepReceived({ opened: randomUuid(), leftOut });
      onTaken();
      void navigate(simulatorPaths.summary, { replace: true, state });
    } else see();
  });

  if (!isAsking) return <Waiting />;
  return (
    <div className={styles.page}>
      <PageHeading title={receivedTitles.title} />
      {hasOwn && (
        <Notice tone="info" title={receivedText.ownTitle}>
          <p>
            {ownCount > 0 && receivedText.ownWith(formatArticleCount(ownCount))} {receivedText.own}
          </p>
          <div className={styles.keep}>
            <ButtonLink to={resumePath(own)} variant="secondary" compact>
              {receivedText.keep}
            </ButtonLink>
          </div>
        </Notice>
      )}
      <Card as="section" labelledBy="lien">
        <h2 id="lien">{receivedText.content}</h2>
        <Content request={request} lines={lines} />
      </Card>
      <LeftOut sentences={leftOut} />
      <ActBar>
        <Button onClick={see}>{receivedText.see}</Button>
      </ActBar>
    </div>
  );
}

const namedArticles = 6;

interface ContentProps {
  readonly request: SimulatorRequest;
  readonly lines: FittedSimulation['lines'];
}

function Content({ request, lines }: ContentProps): ReactNode {
  const { country, meanOfTransport } = request;
  const names = articleNames(request);
  const others = names.length - namedArticles;
  const isKnown = country !== undefined && meanOfTransport !== undefined;
  const facts = [
    {
      name: receivedText.trip,
      value: isKnown
        ? `${fromCountry(shownCountryName(country))}, ${transportPhrases[meanOfTransport]}`
        : receivedText.unknownTrip,
    },
    { name: receivedText.age, value: sharedAges(request, lawToday()) || receivedText.unknownTrip },
    {
      name: receivedText.articles,
      value: [
        names.slice(0, namedArticles).map(typeset).join(', '),
        ...(others > 0 ? [uncountedText.others(others)] : []),
      ].join(' '),
    },
    ...(lines.length === 0
      ? []
      : [
          {
            name: receivedText.waiting,
            value: (
              <FoldedList others={uncountedText.others}>
                {toldOneByOne(lines).map(({ key, typed }) => (
                  <li key={key}>{typeset(typed)}</li>
                ))}
              </FoldedList>
            ),
          },
        ]),
  ];
  return <SimulationFacts facts={facts} />;
}

function Unreadable({
  reason,
  leftOut = [],
}: {
  readonly reason: string;
  readonly leftOut?: readonly string[];
}): ReactNode {
  const own = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const hasOwn = isSimulationInProgress(own);
  return (
    <Stack gap="large">
      <PageHeading title={receivedText.unreadableTitle} />
      <LeftOut sentences={leftOut} />
      <EmptyState
        icon={FileX}
        action={
          <ButtonLink to={hasOwn ? resumePath(own) : simulatorPaths.age}>
            {hasOwn ? receivedText.back : receivedText.begin}
          </ButtonLink>
        }
      >
        {reason} {receivedText.untouched}
      </EmptyState>
    </Stack>
  );
}
