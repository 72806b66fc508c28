import type { AnswerLine } from '@retour/contract';
import { boardingBan, formatAmount, type LineStatus, lineStatusWords, type Product } from '@retour/core';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Icon, Pill, type PillTone } from '../../../ui';
import { summaryText } from '../text/summary-text';
import { verdictText } from '../text/verdict-text';
import { hasFigureToConfirm } from './line-reason';
import styles from './summary-line.module.css';

interface Look {
  readonly tone: PillTone;
  readonly icon?: Icon;
}

const unidentifiedLook: Look = { tone: 'note' };
const looks: Readonly<Record<LineStatus, Look>> = {
  relieved: { tone: 'success', icon: Check },
  unlimited: { tone: 'success', icon: Check },
  taxed: { tone: 'info' },
  'partly-taxed': { tone: 'info' },
  'to-assess': { tone: 'note' },
  'indicative-exceeded': { tone: 'note' },
  'handed-over': { tone: 'note' },
};

type Restriction = NonNullable<AnswerLine['restriction']>;

/** What restricts an article says more than what it owes. */
const restrictionLooks: Readonly<
  Record<Restriction['severity'], { readonly tone: PillTone; readonly words: string }>
> = {
  forbidden: { tone: 'danger', words: verdictText.forbiddenPill },
  doubtful: { tone: 'note', words: verdictText.doubtfulPill },
  regulated: { tone: 'note', words: verdictText.regulatedPill },
};

/** What may not board says so alone to who may leave it; to officers, who have it before them, it says so beside. */
function RestrictionPills({
  restriction: { severity, barredAboard },
  isAtDesk,
}: {
  readonly restriction: Restriction;
  readonly isAtDesk: boolean;
}): ReactNode {
  const { tone, words } = restrictionLooks[severity];
  return (
    <span className={styles.pills}>
      {(barredAboard === undefined || isAtDesk) && <Pill tone={tone}>{words}</Pill>}
      {barredAboard !== undefined && <Pill tone="danger">{boardingBan(barredAboard).toLowerCase()}</Pill>}
    </span>
  );
}

/**
 * Two or three words on what becomes of the article: « en franchise », « 0,5 L de trop »; its amount says that it is to be
 * assessed. In a group, only what its title does not say.
 */
export function LinePill({
  line,
  product,
  isUnidentified,
  isInGroup = false,
  isAtDesk = false,
}: {
  readonly line: AnswerLine;
  readonly product: Product | null;
  /** Nobody knows what it is: it is never shown as settled. */
  readonly isUnidentified: boolean;
  /** Under a title that says what becomes of it: how sure its rate is stands elsewhere. */
  readonly isInGroup?: boolean;
  /** An officer reads it. */
  readonly isAtDesk?: boolean;
}): ReactNode {
  if (line.restriction !== undefined) {
    return <RestrictionPills restriction={line.restriction} isAtDesk={isAtDesk} />;
  }
  const { tone, icon } = isUnidentified ? unidentifiedLook : looks[line.status];
  const over =
    line.status === 'partly-taxed' && line.taxedAmount && product?.unit
      ? summaryText.tooMuch(formatAmount(line.taxedAmount, product.unit))
      : undefined;
  // Its group says the same: « En franchise (4) ».
  const isSaid = isInGroup && line.status !== 'partly-taxed';
  // « en franchise » beside « non reconnu » would settle what nobody knows.
  const isDoubted = isUnidentified && looks[line.status].tone === 'success';
  if (isSaid && (!isUnidentified || line.status === 'to-assess')) return null;
  return (
    <span className={styles.pills}>
      {!isInGroup && hasFigureToConfirm(line) && <Pill tone="note">{summaryText.rateToConfirm}</Pill>}
      {isUnidentified && line.status !== 'to-assess' && <Pill tone="note">{summaryText.unrecognised}</Pill>}
      {!isSaid && !isDoubted && line.status !== 'to-assess' && (
        <Pill tone={tone} icon={icon}>
          {over ?? lineStatusWords[line.status]}
        </Pill>
      )}
    </span>
  );
}
