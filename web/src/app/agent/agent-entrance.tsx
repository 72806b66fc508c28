import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { AgentMark } from '../brand/marks';
import styles from './agent-entrance.module.css';

/** All there is for agents on an installation whose sign-in is not open. */
export function AgentEntrance(): ReactNode {
  return (
    <>
      <header className={styles.header}>
        <AgentMark />
        <p className={styles.brand}>Retour en France</p>
      </header>
      <main className={styles.main}>
        <h1>Espace agent</h1>
        <p>
          {typeset(
            'La connexion des agents n’est pas ouverte sur cette installation : vous ne pouvez pas y entrer.',
          )}
        </p>
        <p>Le service des voyageurs, lui, est ouvert à tous.</p>
        <p>
          <a href="/" className={styles.link}>
            Aller au service des voyageurs
          </a>
        </p>
      </main>
    </>
  );
}
