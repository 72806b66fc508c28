import { declarantNames, type ListColumnId, type ListedDeclaration, minuteMs } from '@retour/contract';
import {
  answerWords,
  filedName,
  formatFlight,
  formatOwedTotal,
  formatWait,
  isNeverCollected,
  stageOf,
  transportNames,
} from '@retour/core';
import type { ReactNode } from 'react';
import { useAppStore } from '../../../store';
import { RowLink, type TableColumn } from '../../../ui';
import { transportIcons } from '../../basket/journey/transport';
import { shownCountryName } from '../../reference/shown-country-name';
import { WholeWords } from '../detail/whole-words';
import { HeldBy } from '../lease/held-by';
import { reviewPaths } from '../review-paths';
import { StatusPill } from '../status/status-pill';
import { arrivalWords } from '../text/arrival-words';
import { formatShortMoment } from '../text/format-moment';
import { graveLabel } from '../text/grave-label';
import { listText } from '../text/list-text';
import { useOffices } from './filter-summary';
import styles from './list.module.css';

/** « Martin Chloé », or what stands there once personal data are erased. */
export function declarantName(declaration: ListedDeclaration): string {
  return filedName(declarantNames(declaration)) || listText.erased;
}

/** The means of transport as its icon, and the country of purchase. */
export function Trip({ declaration }: { readonly declaration: ListedDeclaration }): ReactNode {
  const IconComponent = transportIcons[declaration.meanOfTransport];
  return (
    <span className={styles.trip}>
      <IconComponent aria-hidden size={18} strokeWidth={1.9} />
      {transportNames[declaration.meanOfTransport]}, {shownCountryName(declaration.country)}
    </span>
  );
}

export interface ReferenceLinkProps extends Pick<ListedDeclaration, 'publicId'> {
  readonly isCurrent?: boolean | undefined;
}

export function ReferenceLink({ publicId, isCurrent }: ReferenceLinkProps): ReactNode {
  return (
    <RowLink to={reviewPaths.declaration(publicId)} isCurrent={isCurrent}>
      <span translate="no">{publicId}</span>
    </RowLink>
  );
}

function minutesSince(moment: string): number {
  return (Date.now() - Date.parse(moment)) / minuteMs;
}

/** « arrive demain » of who is not there yet, who has not waited; else for how long they have. */
function Wait({ since, date }: { readonly since: string; readonly date?: string | undefined }): ReactNode {
  const arrival = arrivalWords(date);
  return (
    <span className={arrival === undefined ? styles.wait : styles.mark}>
      {arrival ?? listText.waits(formatWait(minutesSince(since)))}
    </span>
  );
}

/** That a second officer has to decide: not who proposed it, whose list has it and whose count of those to approve has not. */
function PendingMark({ by }: { readonly by: string | undefined }): ReactNode {
  const agentId = useAppStore(({ users }) => users.user?.userId);
  const isOwn = by !== undefined && by === agentId;
  return <span className={styles.mark}>{isOwn ? listText.ownCorrection : listText.correctionToApprove}</span>;
}

/** Where a declaration stands, for how long it has waited there, and the colleague who has it before them. */
export function RowState({ declaration }: { readonly declaration: ListedDeclaration }): ReactNode {
  return (
    <span>
      <StatusPill status={declaration.status} total={declaration.total} />
      {declaration.waitingSince !== undefined && (
        <Wait since={declaration.waitingSince} date={declaration.date} />
      )}
      {declaration.hasPendingCorrection === true && <PendingMark by={declaration.correctionBy} />}
      <HeldBy declaration={declaration} />
    </span>
  );
}

/** Which amount it is: of the rest in the words of the sheet, or of all, what may not enter too. */
function labelOfForbidden(declaration: ListedDeclaration, label: string): string {
  const { total, totalIsMinimum, forbiddenAddsNothing = false } = declaration;
  if (!forbiddenAddsNothing) return listText.countsForbidden(label);
  return answerWords({ ...declaration, withoutForbidden: { total, totalIsMinimum } }, 'due').label;
}

/**
 * What is owed, in the words of the declaration; what matters more than an amount is said with it, and by what amount it is found where
 * nothing is collected.
 */
export function Owed({ declaration }: { readonly declaration: ListedDeclaration }): ReactNode {
  const { status } = declaration;
  const stage = status === 'draft' ? 'due' : stageOf(status);
  const grave = stage === 'settled' || isNeverCollected(status) ? null : graveLabel(declaration);
  const countsForbidden =
    grave?.verdict === 'forbidden' && (declaration.total > 0 || declaration.totalIsMinimum);
  return (
    <span className={styles.owed}>
      <span className={styles.amount}>{answerWords(declaration, stage).amount}</span>
      {isNeverCollected(status) && declaration.total > 0 && (
        <span className={styles.soft}>{listText.computed(formatOwedTotal(declaration))}</span>
      )}
      {grave !== null && (
        <span className={grave.verdict === 'regulated' ? styles.soft : styles.grave}>
          {countsForbidden ? labelOfForbidden(declaration, grave.label) : grave.label}
        </span>
      )}
    </span>
  );
}

const { columns } = listText;

/** Nobody has decided of these yet. */
const undecided: ReadonlySet<ListedDeclaration['status']> = new Set(['draft', 'submitted']);

/** The office of who decided last; of who works for none, that there is none. */
function OfficeName({ office, status }: Pick<ListedDeclaration, 'office' | 'status'>): ReactNode {
  const offices = useOffices(office !== undefined);
  if (office === undefined) {
    return undecided.has(status) ? null : <span className={styles.soft}>{listText.noOffice}</span>;
  }
  return offices.find(({ id }) => id === office)?.name ?? office;
}

type Column = Omit<TableColumn<ListedDeclaration>, 'id'>;

const choices: Readonly<Record<ListColumnId, Column>> = {
  declarant: {
    label: columns.declarant,
    render: (row) => (
      <span className={styles.name}>
        <WholeWords text={declarantName(row)} />
      </span>
    ),
  },
  trip: { label: columns.trip, render: (row) => <Trip declaration={row} /> },
  flight: {
    label: columns.flight,
    render: ({ flight }) => (flight === undefined ? null : formatFlight(flight)),
  },
  created: { label: columns.created, render: (row) => formatShortMoment(row.createdAt) },
  changed: { label: columns.changed, render: (row) => formatShortMoment(row.updatedAt) },
  author: { label: columns.author, render: ({ authorType }) => listText.authors[authorType] },
  office: {
    label: columns.office,
    render: ({ office, status }) => <OfficeName office={office} status={status} />,
  },
  total: { label: columns.total, align: 'end', render: (row) => <Owed declaration={row} /> },
  status: { label: columns.status, render: (row) => <RowState declaration={row} /> },
};

/** What tells one declaration from another at a glance. */
export const usualColumns: readonly ListColumnId[] = ['declarant', 'trip', 'created', 'total', 'status'];

/** The reference, which leads to the declaration, then what is chosen. */
export function columnsOf(chosen: readonly ListColumnId[]): readonly TableColumn<ListedDeclaration>[] {
  return [
    { id: 'reference', label: columns.reference, render: (row) => <ReferenceLink publicId={row.publicId} /> },
    ...chosen.map((id) => ({ id, ...choices[id] })),
  ];
}
