import { typeset } from '@retour/core';
import { BookOpenCheck, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';
import styles from './home-page.module.css';
import { PlaceCard } from './place-card';
import { Promises } from './promises';
import { homeText } from './text';

export interface HomePageProps {
  readonly simulatorButton: ReactNode;
  /** To the tutorial, at a first visit. */
  readonly invitation: ReactNode;
  /** What is left of a simulation in progress; nothing when there is none. */
  readonly resume: ReactNode;
  readonly illustration: ReactNode;
}

/** What the service does and one thing to do, then what was begun, then the rest. */
export function HomePage({ simulatorButton, invitation, resume, illustration }: HomePageProps): ReactNode {
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <PageHeading title={typeset(homeText.title)} lead={homeText.lead} documentTitle="Accueil" />
          {simulatorButton}
        </div>
        <div className={styles.illustration}>{illustration}</div>
      </section>
      {invitation}
      {resume}
      <div className={styles.places}>
        <PlaceCard icon={Luggage} to="/preparer-mon-voyage" {...homeText.trip} />
        <PlaceCard icon={BookOpenCheck} to="/declaration" {...homeText.declare} />
      </div>
      <Promises />
    </div>
  );
}
