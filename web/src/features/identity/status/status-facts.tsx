import type { ServiceStatus } from '@retour/contract';
import { type ReactNode, useId } from 'react';
import { Card, Stack } from '../../../ui';
import factStyles from '../account/account-page.module.css';
import { statusText as text } from '../text/status-text';
import styles from './status-page.module.css';

type Fact = readonly [name: string, value: string];

function FactCard({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack>
        <h2 id={titleId}>{title}</h2>
        <dl className={factStyles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}

function requestFacts({ requests }: ServiceStatus): readonly Fact[] {
  const { answered, refused, failed, abandoned } = requests;
  return [
    [text.answered, text.count(answered)],
    [text.refused, text.count(refused)],
    [text.failed, text.count(failed)],
    [text.abandoned, text.count(abandoned)],
  ];
}

function mailFacts({ mails }: ServiceStatus): readonly Fact[] {
  return [
    [text.waiting, text.count(mails.waiting)],
    ...(mails.waiting === 0 ? [] : [[text.oldest, text.waitOf(mails.oldestSeconds)] as const]),
    [text.givenUp, text.count(mails.refused)],
    [text.dead, text.count(mails.dead)],
    ...(mails.held === 0 ? [] : [[text.held, text.count(mails.held)] as const]),
  ];
}

function databaseFacts({ database }: ServiceStatus): readonly Fact[] {
  const { connections, disk } = database;
  const sum = (state: 'busy' | 'idle' | 'awaited'): number =>
    connections.reduce((all, counts) => all + counts[state], 0);
  return [
    [text.engine, text.engineOf(database)],
    [text.role, text.roleOf(database)],
    [text.latency, text.latencyOf(database.latencyMs)],
    ...(connections.length === 0
      ? []
      : [[text.connections, text.connectionsOf(sum('busy'), sum('idle'), sum('awaited'))] as const]),
    [text.size, text.sizeOf(database.bytes)],
    ...(disk === null ? [] : [[text.disk, text.diskOf(disk.freeBytes, disk.bytes)] as const]),
  ];
}

function dataFacts({ at, rates, law, upkeep }: ServiceStatus): readonly Fact[] {
  return [
    [text.rates, text.ratesOf(rates)],
    [text.law, text.lawOf(law.since)],
    [text.nomenclature, text.monthOf(law.nomenclature)],
    [text.backup, upkeep === null ? text.untold : text.when(upkeep.backupAt, at)],
    [text.verified, upkeep === null ? text.untold : text.when(upkeep.logVerifiedAt, at)],
  ];
}

function versionFacts(status: ServiceStatus): readonly Fact[] {
  const versions = [...new Set(status.processes.map(({ version }) => version))];
  return [
    [text.versions, versions.join(', ')],
    [text.schema, status.migration],
    [text.processes, text.processesOf(status)],
  ];
}

/** Each part of the service, in figures. */
export function StatusFacts({ status }: { readonly status: ServiceStatus }): ReactNode {
  return (
    <div className={styles.facts}>
      <FactCard title={text.requests(status.requests.minutes)} facts={requestFacts(status)} />
      <FactCard title={text.mails} facts={mailFacts(status)} />
      <FactCard title={text.database} facts={databaseFacts(status)} />
      <FactCard title={text.data} facts={dataFacts(status)} />
      <FactCard title={text.version} facts={versionFacts(status)} />
    </div>
  );
}
