import { purchaseWords } from '@retour/core';
import type { ReactNode } from 'react';
import { countryName } from '../../reference';
import styles from './bought-in.module.css';

export interface BoughtInProps {
  /** Nothing is said of the country of the trip. */
  readonly country: string | undefined;
}

/** Where an article was bought, under its name, when it is not the country of the trip. */
export function BoughtIn({ country }: BoughtInProps): ReactNode {
  return country === undefined ? null : (
    <span className={styles.words}>{purchaseWords(countryName(country))}</span>
  );
}
