import { typeset } from '@retour/core';
import { BookOpenCheck, Calculator, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';
import styles from './home-page.module.css';
import { PlaceCard } from './place-card';
import { Promises } from './promises';
import { homeText } from './text';

export interface HomePageProps {
  /** The way into the simulator, from the country on. */
  readonly start: ReactNode;
  /** To the tutorial, at a first visit. */
  readonly invitation: ReactNode;
  /** What is left of a simulation in progress; nothing when there is none. */
  readonly resume: ReactNode;
  readonly illustration: ReactNode;
  readonly examples: ReactNode;
}

/** What the service does and one thing to do, then what was begun, three examples, and the rest. */
export function HomePage({ start, invitation, resume, illustration, examples }: HomePageProps): ReactNode {
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <PageHeading title={typeset(homeText.title)} lead={homeText.lead} documentTitle="Accueil" />
          <div className={styles.start}>{start}</div>
        </div>
        <div className={styles.illustration}>{illustration}</div>
      </section>
      {invitation}
      {resume}
      {examples}
      <div className={styles.places}>
        <PlaceCard icon={Luggage} to="/preparer-mon-voyage" {...homeText.trip} />
        <PlaceCard icon={BookOpenCheck} to="/declaration" {...homeText.declare} />
        <PlaceCard icon={Calculator} to="/puis-je-l-acheter" {...homeText.buy} />
      </div>
      <Promises />
    </div>
  );
}
