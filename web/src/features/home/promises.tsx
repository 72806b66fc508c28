import { dayInParis, simulationPromise } from '@retour/contract';
import {
  formatShortEuros,
  type InForce,
  phrase,
  rowsInForce,
  typeset,
  valueAllowanceTables,
} from '@retour/core';
import { Car, Plane, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from '../../ui';
import { IconTile } from '../../ui';
import styles from './promises.module.css';

interface Fact {
  readonly icon: Icon;
  readonly figure: string;
  readonly text: string;
}

/** The allowances most people have, straight from the tables the simulator computes with. */
function allowances({
  fullAllowanceAge,
  valueAllowances,
}: InForce<typeof valueAllowanceTables>): readonly Fact[] {
  const { airOrSea, land } = valueAllowances;
  return [
    {
      icon: Plane,
      figure: formatShortEuros(airOrSea.full.value),
      text: 'd’achats sans rien payer, en avion ou bateau non privé',
    },
    { icon: Car, figure: formatShortEuros(land.full.value), text: 'en voiture, en train ou autrement' },
    {
      icon: UserRound,
      figure: formatShortEuros(land.young.value),
      text: phrase`par enfant de moins de ${fullAllowanceAge.value} ans`,
    },
  ];
}

export function Promises(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="franchises">
      <h2 id="franchises">{typeset('Hors de l’Union européenne, votre franchise')}</h2>
      <ul className={styles.facts}>
        {allowances(rowsInForce(dayInParis(new Date()), valueAllowanceTables)).map(
          ({ icon, figure, text }) => (
            <li key={text} className={styles.fact}>
              <IconTile icon={icon} />
              <p>
                <span className={styles.figure}>{figure}</span> {text}
              </p>
            </li>
          ),
        )}
      </ul>
      <p className={styles.privacy}>
        <ShieldCheck aria-hidden size={20} strokeWidth={1.9} />
        <span>Gratuit, sans compte, et même hors connexion. {typeset(simulationPromise)}</span>
      </p>
    </section>
  );
}
