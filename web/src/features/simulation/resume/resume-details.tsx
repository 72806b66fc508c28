import { transportPhrases } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import {
  basketArticles,
  isAsDeclared,
  type SentDeclaration,
  type SimulatorRequest,
  type SimulatorState,
  showSentDeclaration,
  useAppStore,
} from '../../../store';
import { Card, Pill } from '../../../ui';
import { fromCountry } from '../../basket/journey/from-country';
import { countTakenOut } from '../../basket/lines/left-out-draft';
import { formatArticleCount } from '../../basket/text/article-count';
import { shownCountryName } from '../../reference/shown-country-name';
import { declarationPath, resumePath } from '../simulator-paths';
import { resumeText, sinceText } from '../text/resume-text';
import styles from './resume-details.module.css';

/** Where the person returns from, when it was begun, how many articles, and the way back to it. */
export function ResumeDetails(): ReactNode {
  const simulator = useAppStore((state) => state.simulator);
  const { simulatorRequest, simulatorResponse, updatedAt } = simulator;
  const declared = declarationOf(
    simulator,
    useAppStore(({ declaration }) => declaration.declarationResponse.sent),
  );
  const takenOut = countTakenOut();
  const titleId = useId();
  const count = basketArticles(simulatorRequest).length;
  const isBarred =
    count > 0 && simulatorResponse?.warnings.some(({ severity }) => severity === 'forbidden') === true;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{declared === undefined ? resumeText.cardTitle : resumeText.declaredTitle}</h2>
        {isBarred ? (
          <Pill tone="danger">{resumeText.forbidden}</Pill>
        ) : (
          count > 0 && <Pill>{formatArticleCount(count)}</Pill>
        )}
      </div>
      <p className={styles.text}>{sentence(simulatorRequest, updatedAt, declared)}</p>
      {takenOut > 0 && <p className={styles.text}>{resumeText.takenOut(takenOut)}</p>}
      <div className={styles.links}>
        {declared !== undefined && (
          <Link
            to={declarationPath}
            className={styles.link}
            onClick={() => showSentDeclaration(declared.sent.id)}
          >
            {resumeText.seeDeclaration}
          </Link>
        )}
        <Link to={resumePath(simulatorRequest)} className={styles.link}>
          {declared === undefined ? resumeText.resume : resumeText.seeAgain}
        </Link>
      </div>
    </Card>
  );
}

interface Declared {
  readonly sent: SentDeclaration;
  /** What was sent says each article, and something else of it or of the trip. */
  readonly isOtherwise: boolean;
}

/** What stands of what was sent with each article of the simulation, which did not change since. */
function declarationOf(simulator: SimulatorState, all: readonly SentDeclaration[]): Declared | undefined {
  const standing = all.filter(
    ({ status, submittedAt }) =>
      status !== 'cancelled' && status !== 'refused' && (simulator.updatedAt ?? '') <= submittedAt,
  );
  const articles = basketArticles(simulator.simulatorRequest);
  const isWhole = ({ assessment }: SentDeclaration): boolean =>
    articles.every(({ id }) => assessment.shoppingProducts.some(({ customId }) => customId === id));
  const named = standing.find((sent) => isAsDeclared(simulator, sent));
  // What an agent took out of it was declared.
  if (named !== undefined)
    return named.correction !== undefined || isWhole(named) ? { sent: named, isOtherwise: false } : undefined;
  const sent = articles.length === 0 ? undefined : standing.find(isWhole);
  return sent && { sent, isOtherwise: true };
}

function sentence(
  { country, meanOfTransport }: SimulatorRequest,
  updatedAt: string | null,
  declared: Declared | undefined,
): string {
  if (country === undefined || meanOfTransport === undefined) return resumeText.unfinished;
  const journey = `Retour ${fromCountry(shownCountryName(country))} ${transportPhrases[meanOfTransport]}`;
  if (declared !== undefined) {
    const since = `Déclarée ${sinceText(declared.sent.submittedAt, new Date())}`;
    return `${journey}. ${since}${declared.isOtherwise ? `, ${resumeText.otherwise}` : ''}.`;
  }
  return updatedAt === null ? `${journey}.` : `${journey}. Modifiée ${sinceText(updatedAt, new Date())}.`;
}
