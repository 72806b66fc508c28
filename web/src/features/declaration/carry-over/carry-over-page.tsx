import { formatAge, isBorderPossible, transportPhrases, typeset } from '@retour/core';
import { ClipboardCheck, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import {
  basketArticles,
  type DeclarationState,
  declaredArticles,
  forgetDraft,
  listsOf,
  type SimulatorRequest,
  showSentDeclaration,
  useAppStore,
  useOtherTabs,
} from '../../../store';
import { carriedContact, carriesTrip, carrySimulationOver } from '../../../store/carry-simulation-over';
import {
  ActBar,
  BackLink,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Form,
  Notice,
  PageHeading,
  Stack,
} from '../../../ui';
import { fromCountry } from '../../basket/journey/from-country';
import { waitBeside } from '../../basket/products/typed-list/waiting/note-uncounted';
import { countOf, readUncounted } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { useDeclaredAlready } from '../../basket/session/declared-already';
import { formatArticleCount } from '../../basket/text/article-count';
import { declaredText } from '../../basket/text/declared-text';
import { checkContact } from '../../declarant/contact/check-contact';
import { useCatalogue } from '../../reference';
import { shownCountryName } from '../../reference/shown-country-name';
import { declarationPaths } from '../declaration-paths';
import { firstIncompleteStep } from '../request/declaration-progress';
import { newIdentity } from '../request/new-identity';
import { carryOverText } from '../text/carry-over-text';
import styles from './carry-over-page.module.css';
import { leftOutOfSimulation, notGivenByLink } from './left-out-of-simulation';
import { mayBeCarriedOver } from './may-be-carried-over';

const simulatorPath = '/simulateur';
const summaryPath = '/simulateur/recapitulatif';

/** From a simulation to a declaration: says what is taken over and what is still to be given. */
export function CarryOverPage(): ReactNode {
  const simulated = useAppStore((state) => state.simulator.simulatorRequest);
  const { declarationRequest, declarationResponse } = useAppStore((state) => state.declaration);
  const navigate = useNavigate();
  const from: unknown = useLocation().state?.from;
  // Another tab may answer one of them.
  useOtherTabs();
  const waiting = countOf(readUncounted());
  const leftOut = leftOutOfSimulation(simulated, useCatalogue());

  if (declarationResponse.pending !== null) {
    return (
      <Stack gap="large">
        <PageHeading title={carryOverText.pendingTitle} lead={carryOverText.pending} />
        <ButtonLink to={declarationPaths.sending}>{carryOverText.seePending}</ButtonLink>
      </Stack>
    );
  }
  if (!mayBeCarriedOver(simulated)) return <NothingToCarryOver />;

  const knownIds = declarationResponse.sent.map(({ id }) => id);
  const carryOver = (): void => {
    const { declarationId } = simulated;
    const isFree = declarationId !== undefined && !knownIds.includes(declarationId);
    carrySimulationOver(newIdentity(isFree ? declarationId : undefined));
    const lists = listsOf(useAppStore.getState().declaration.declarationRequest);
    // Without room for lists of its own, those of the simulation are read, which says these itself.
    if (leftOut.length > 0 && lists !== '') waitBeside(lists, leftOut);
    // An age that was typed and not given would be shown over the one that is carried over.
    forgetDraft('declarantAge');
    const { declarationRequest: request } = useAppStore.getState().declaration;
    void navigate(declarationPaths[firstIncompleteStep(request)]);
  };
  const contact = carriedContact({ declarationRequest, declarationResponse });
  const missing = [
    isAgeToGive(simulated, contact.age) ? carryOverText.ownAge : undefined,
    Object.keys(checkContact(contact)).length > 0 ? carryOverText.contact : undefined,
    isFlightToGive(simulated, { declarationRequest, declarationResponse }) ? carryOverText.flight : undefined,
    carryOverText.send,
  ].filter((line) => line !== undefined);
  const { meansOfTransport, country } = declarationRequest.meansOfTransportAndCountry;
  const isBegun =
    declaredArticles(declarationRequest).length > 0 ||
    meansOfTransport !== undefined ||
    country !== undefined;
  const isReplacing =
    isBegun &&
    declarationRequest.declarationId !== undefined &&
    !knownIds.includes(declarationRequest.declarationId);

  return (
    <Form className={styles.page} onSubmit={carryOver}>
      <BackLink to={from === declarationPaths.age ? from : summaryPath} />
      <PageHeading title={carryOverText.title} lead={carryOverText.lead} />
      <AlreadyDeclared />
      <Card as="section" labelledBy="repris">
        <h2 id="repris">{carryOverText.carriedOver}</h2>
        <dl className={styles.kept}>
          {savedAnswers(simulated, contact.age, waiting, [
            ...leftOut.map(({ typed }) => typed),
            ...notGivenByLink(),
          ]).map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section" labelledBy="reste">
        <h2 id="reste">{carryOverText.missing}</h2>
        <ul className={styles.missing}>
          {missing.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      {isReplacing && <Notice tone="warning">{carryOverText.replaces}</Notice>}
      <ActBar>
        <Button type="submit" icon={ClipboardCheck}>
          {carryOverText.goOn}
        </Button>
      </ActBar>
    </Form>
  );
}

interface SavedAnswer {
  readonly name: string;
  readonly value: string;
}

/** A link tells an age that stands for several: one's own is given before anything is declared. */
function isAgeToGive({ isAgeOfLink }: SimulatorRequest, declaredAge: number | undefined): boolean {
  return isAgeOfLink === true && declaredAge === undefined;
}

/** Of another trip, or of another day, the flight is another one. */
function isFlightToGive(
  simulated: SimulatorRequest,
  declaration: Pick<DeclarationState, 'declarationRequest' | 'declarationResponse'>,
): boolean {
  const { flightNumber } = declaration.declarationRequest.meansOfTransportAndCountry;
  const isKnown = flightNumber !== '' && carriesTrip(declaration, simulated);
  return simulated.meanOfTransport === 'plane' && !isKnown;
}

/** Declared twice, an article would be paid for twice. */
function AlreadyDeclared(): ReactNode {
  const declared = useDeclaredAlready();
  if (declared === undefined) return null;
  const { count, isAll, isAsSimulated, declaration } = declared;
  return (
    <Notice tone="warning">
      <p>{isAll ? declaredText.all : carryOverText.alreadyDeclared(count)}</p>
      {isAll && !isAsSimulated && <p>{declaredText.perhapsOtherwise}</p>}
      <p>
        <Link to={declarationPaths.confirmation} onClick={() => showSentDeclaration(declaration.id)}>
          {declaredText.see}
        </Link>
      </p>
    </Notice>
  );
}

function savedAnswers(
  simulated: SimulatorRequest,
  declaredAge: number | undefined,
  waiting: number,
  leftOut: readonly string[],
): readonly SavedAnswer[] {
  const { country, meanOfTransport, border } = simulated;
  const age = simulated.isAgeOfLink === true ? declaredAge : simulated.age;
  if (country === undefined || meanOfTransport === undefined) return [];
  const isFrontier = border === true && isBorderPossible(country, meanOfTransport);
  const trip = [fromCountry(shownCountryName(country)), transportPhrases[meanOfTransport]];
  return [
    ...(age === undefined ? [] : [{ name: carryOverText.age, value: formatAge(age) }]),
    {
      name: carryOverText.trip,
      value: [...trip, ...(isFrontier ? [carryOverText.frontier] : [])].join(', '),
    },
    { name: carryOverText.articles, value: formatArticleCount(basketArticles(simulated).length) },
    ...(waiting === 0 ? [] : [{ name: carryOverText.list, value: carryOverText.waiting(waiting) }]),
    ...(leftOut.length === 0
      ? []
      : [{ name: carryOverText.leftOut, value: leftOut.map(typeset).join(', ') }]),
  ];
}

function NothingToCarryOver(): ReactNode {
  return (
    <Stack gap="large">
      <PageHeading title={carryOverText.nothingTitle} />
      <EmptyState
        icon={FileX}
        action={
          <>
            <ButtonLink to={simulatorPath}>{carryOverText.simulate}</ButtonLink>
            <ButtonLink to={declarationPaths.start} variant="secondary">
              {carryOverText.declare}
            </ButtonLink>
          </>
        }
      >
        {carryOverText.nothing}
      </EmptyState>
    </Stack>
  );
}
