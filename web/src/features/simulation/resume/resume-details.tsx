import { transportPhrases } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { basketArticles, type SimulatorRequest, useAppStore } from '../../../store';
import { Card, Pill } from '../../../ui';
import { fromCountry } from '../../basket/journey/from-country';
import { formatArticleCount } from '../../basket/text/article-count';
import { shownCountryName } from '../../reference/shown-country-name';
import { resumePath } from '../simulator-paths';
import { resumeText, sinceText } from '../text/resume-text';
import styles from './resume-details.module.css';

/** Where the person returns from, when it was begun, how many articles, and the way back to it. */
export function ResumeDetails(): ReactNode {
  const { simulatorRequest, simulatorResponse, updatedAt } = useAppStore((state) => state.simulator);
  const titleId = useId();
  const count = basketArticles(simulatorRequest).length;
  const isBarred =
    count > 0 && simulatorResponse?.warnings.some(({ severity }) => severity === 'forbidden') === true;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{resumeText.cardTitle}</h2>
        {isBarred ? (
          <Pill tone="danger">{resumeText.forbidden}</Pill>
        ) : (
          count > 0 && <Pill>{formatArticleCount(count)}</Pill>
        )}
      </div>
      <p className={styles.text}>{sentence(simulatorRequest, updatedAt)}</p>
      <Link to={resumePath(simulatorRequest)} className={styles.link}>
        {resumeText.resume}
      </Link>
    </Card>
  );
}

function sentence({ country, meanOfTransport }: SimulatorRequest, updatedAt: string | null): string {
  if (country === undefined || meanOfTransport === undefined) return resumeText.unfinished;
  const journey = `Retour ${fromCountry(shownCountryName(country))} ${transportPhrases[meanOfTransport]}`;
  return updatedAt === null ? `${journey}.` : `${journey}, modifiée ${sinceText(updatedAt, new Date())}.`;
}
