import { typeset } from '@retour/core';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import type { OfficialLink, TripTopic } from '../content/trip/topic';
import type { GuideFigures } from '../figures/guide-figures';
import { GuideBlocks } from '../prose/guide-blocks';
import styles from './trip.module.css';

export function OfficialLinks({ links }: { readonly links: readonly OfficialLink[] }): ReactElement {
  return (
    <ul className={styles.official}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="noreferrer">
            <ExternalLink aria-hidden size={18} strokeWidth={2} />
            {typeset(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The details of a topic, then where to read more. */
export function TopicAnswer({
  topic,
  figures,
}: {
  readonly topic: TripTopic;
  readonly figures: GuideFigures;
}): ReactElement {
  return (
    <>
      <GuideBlocks blocks={topic.answer(figures)} />
      <OfficialLinks links={topic.official} />
    </>
  );
}
