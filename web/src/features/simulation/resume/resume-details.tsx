import { transportPhrases } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import {
  type AppState,
  basketArticles,
  type SentDeclaration,
  type SimulatorRequest,
  showSentDeclaration,
  useAppStore,
} from '../../../store';
import { Card, Pill } from '../../../ui';
import { fromCountry } from '../../basket/journey/from-country';
import { countTakenOut } from '../../basket/lines/left-out-draft';
import { formatArticleCount } from '../../basket/text/article-count';
import { shownCountryName } from '../../reference/shown-country-name';
import { resumePath } from '../simulator-paths';
import { resumeText, sinceText } from '../text/resume-text';
import styles from './resume-details.module.css';

const declarationPath = '/declaration/confirmation';

/** Where the person returns from, when it was begun, how many articles, and the way back to it. */
export function ResumeDetails(): ReactNode {
  const { simulatorRequest, simulatorResponse, updatedAt } = useAppStore((state) => state.simulator);
  const declared = useAppStore(declarationOf);
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
          <Link to={declarationPath} className={styles.link} onClick={() => showSentDeclaration(declared.id)}>
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

/** What was sent of these very answers, has each of their articles and still stands. */
function declarationOf({ simulator, declaration }: AppState): SentDeclaration | undefined {
  const { simulatorRequest, updatedAt } = simulator;
  const sent = declaration.declarationResponse.sent.find(({ id }) => id === simulatorRequest.declarationId);
  if (sent === undefined || sent.status === 'cancelled' || sent.status === 'refused') return undefined;
  const { shoppingProducts } = sent.assessment;
  // What an agent took out of it was declared.
  const isWhole =
    sent.correction !== undefined ||
    basketArticles(simulatorRequest).every(({ id }) =>
      shoppingProducts.some(({ customId }) => customId === id),
    );
  return isWhole && (updatedAt === null || updatedAt <= sent.submittedAt) ? sent : undefined;
}

function sentence(
  { country, meanOfTransport }: SimulatorRequest,
  updatedAt: string | null,
  declared: SentDeclaration | undefined,
): string {
  if (country === undefined || meanOfTransport === undefined) return resumeText.unfinished;
  const journey = `Retour ${fromCountry(shownCountryName(country))} ${transportPhrases[meanOfTransport]}`;
  if (declared !== undefined) return `${journey}. Déclarée ${sinceText(declared.submittedAt, new Date())}.`;
  return updatedAt === null ? `${journey}.` : `${journey}. Modifiée ${sinceText(updatedAt, new Date())}.`;
}
