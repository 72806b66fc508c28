import type { ReactNode } from 'react';
import { PageHeading } from '../ui';
import styles from './gallery.module.css';
import { Actions } from './samples/actions';
import { Cards } from './samples/cards';
import { Entries } from './samples/entries';
import { Foundations } from './samples/foundations';
import { Lists } from './samples/lists';

/** Every component of the interface in every state: what visual and accessibility checks look at. */
export function Gallery(): ReactNode {
  return (
    <div className={styles.gallery}>
      <PageHeading
        title="Galerie des composants"
        lead="Chaque pièce de l’interface, dans chacun de ses états."
      />
      <Cards />
      <Entries />
      <Lists />
      <Actions />
      <Foundations />
    </div>
  );
}
