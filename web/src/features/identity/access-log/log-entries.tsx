import { type AccessEntry, formatMoment } from '@retour/contract';
import { parsePublicId } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accessLogText, actionText, precisionOf } from '../text/access-log-text';
import styles from './access-log-page.module.css';
import { groupEntries } from './group-entries';

function Subject({ subject }: Pick<AccessEntry, 'subject'>): ReactNode {
  if (subject === undefined || subject.kind === 'filters') return null;
  if (subject.kind === 'agent') return accessLogText.about(subject.name ?? accessLogText.someone);
  if (subject.kind !== 'declaration') return subject.name ?? null;
  const parsed = parsePublicId(subject.name ?? subject.id);
  if (parsed.kind === 'faulty') return <span translate="no">{subject.id}</span>;
  return (
    <Link to={`/agent/declaration/${parsed.publicId}`}>
      <span translate="no">{parsed.publicId}</span>
    </Link>
  );
}

/** What the server calls a caller whose address no proxy told. */
const unknownNetwork = 'unknown';

function networkWords(network: string): ReactNode {
  return network === unknownNetwork ? accessLogText.unknownNetwork : <span translate="no">{network}</span>;
}

/** One act a line: who, what, on what, when and from where. */
export function LogEntries({ entries }: { readonly entries: readonly AccessEntry[] }): ReactNode {
  return (
    <ol className={styles.entries} aria-label={accessLogText.entries}>
      {groupEntries(entries).map(({ entry, count, since }) => {
        const { id, at, action, agent, network, subject } = entry;
        const precision = precisionOf(entry);
        return (
          <li key={id} className={styles.entry}>
            <div>
              <p className={styles.act}>{actionText[action]}</p>
              {precision !== '' && <p className={styles.soft}>{precision}</p>}
              {count > 1 && (
                <p className={styles.soft}>
                  {accessLogText.times(count)}
                  {formatMoment(since) !== formatMoment(at) &&
                    `, ${accessLogText.since(formatMoment(since))}`}
                </p>
              )}
            </div>
            <p>
              <Subject subject={subject} />
            </p>
            <p>
              {agent === undefined
                ? accessLogText.service
                : accessLogText.by(agent.name ?? accessLogText.someone)}
            </p>
            <div className={styles.soft}>
              <p>
                {/* An entry is dated to the millionth of a second, which HTML does not know. */}
                <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
              </p>
              <p>
                {network !== undefined && <>{networkWords(network)} · </>}
                {accessLogText.entry(id)}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
