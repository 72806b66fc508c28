import { transportPhrases } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { basketArticles, type SimulatorRequest, showSentDeclaration, useAppStore } from '../../../store';
import { Card, Pill } from '../../../ui';
import { fromCountry } from '../../basket/journey/from-country';
import { countTakenOut } from '../../basket/lines/left-out-draft';
import { type DeclaredAlready, useDeclaredAlready } from '../../basket/session/declared-already';
import { formatArticleCount } from '../../basket/text/article-count';
import { shownCountryName } from '../../reference/shown-country-name';
import { declarationPath, resumePath } from '../simulator-paths';
import { resumeText, sinceText } from '../text/resume-text';
import styles from './resume-details.module.css';

/** Where the person returns from, when it was begun, how many articles, and the way back to it. */
export function ResumeDetails(): ReactNode {
  const simulator = useAppStore((state) => state.simulator);
  const { simulatorRequest, simulatorResponse, updatedAt } = simulator;
  const already = useDeclaredAlready();
  const declared = already?.isAll && !already.isChangedSince ? already : undefined;
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
            onClick={() => showSentDeclaration(declared.declaration.id)}
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

function sentence(
  { country, meanOfTransport }: SimulatorRequest,
  updatedAt: string | null,
  declared: DeclaredAlready | undefined,
): string {
  if (country === undefined || meanOfTransport === undefined) return resumeText.unfinished;
  const journey = `Retour ${fromCountry(shownCountryName(country))} ${transportPhrases[meanOfTransport]}`;
  if (declared !== undefined) {
    const { declaration, isAsSimulated } = declared;
    const since = `Déclarée ${sinceText(declaration.submittedAt, new Date())}`;
    const isOtherwise = !isAsSimulated && declaration.correction === undefined;
    return `${journey}. ${since}${isOtherwise ? `, ${resumeText.otherwise}` : ''}.`;
  }
  return updatedAt === null ? `${journey}.` : `${journey}. Modifiée ${sinceText(updatedAt, new Date())}.`;
}
