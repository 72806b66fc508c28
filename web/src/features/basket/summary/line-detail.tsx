import type { AnswerLine, SimulationAnswer } from '@retour/contract';
import {
  formatDay,
  formatEurosAmount,
  formatLineTotal,
  formatNumber,
  formatPercent,
  isForbidden,
} from '@retour/core';
import type { ReactNode } from 'react';
import { useCurrencies } from '../../reference';
import { isImprecise } from '../products/vague-name';
import { useBasketSession } from '../session/basket-session';
import { useAgentWords } from '../session/use-agent-words';
import { useReasonWords } from '../session/use-reason-words';
import { useWarningWords } from '../session/use-warning-words';
import { lawText, withCites } from '../text/law-text';
import { lineGroupWords } from '../text/line-group-text';
import { summaryText } from '../text/summary-text';
import { isAboutAllowance } from './is-about-allowance';
import styles from './line-detail.module.css';

type Reason = AnswerLine['explanation'][number];
type Warnings = SimulationAnswer['warnings'];

export interface LineDetailProps {
  readonly line: AnswerLine;
  readonly answer: SimulationAnswer;
}

/** Why, in sentences; how much, in figures; by which law. What the figures say is not said again in a sentence. */
export function LineDetail({ line, answer }: LineDetailProps): ReactNode {
  const reasonWords = useReasonWords();
  const isForTraveller = useAgentWords() === undefined;
  const { sharedAllowances } = useBasketSession();
  const isShared = (sharedAllowances?.potsOf(answer) ?? []).length > 0;
  const wordsOf = useWarningWords();
  const isLeft = isForbidden(line);
  const rule = ruleOf(line, answer);
  const ban = isForTraveller ? line.restriction?.barredAboard : undefined;
  const explanation = isLeft ? line.explanation.filter(isOfBan) : line.explanation;
  const reasons = explanation.filter((reason) => !isInFigures(reason));
  const laws = [...rule, ...explanation].flatMap(({ legalBasis }) => legalBasis ?? []);
  return (
    <>
      {rule.length + reasons.length > 0 && (
        <ul className={styles.reasons}>
          {rule.map((warning) => (
            <li key={warning.code}>
              {lineGroupWords('regulated', 1, ban)}. {withCites(wordsOf(warning))}
            </li>
          ))}
          {reasons.map((reason) => (
            <li key={`${reason.code} ${reason.text}`}>{reasonWords(reason, line)}</li>
          ))}
        </ul>
      )}
      {isShared && isAboutAllowance({ explanation }) && <p>{summaryText.byItself}</p>}
      {isForTraveller && !isLeft && mayOweLess(line) && <p>{summaryText.impreciseName}</p>}
      <dl className={styles.figures}>
        <Value line={line} />
        {!isLeft && <Owed line={line} />}
      </dl>
      {laws.length > 0 && <p className={styles.law}>{lawText(laws)}</p>}
    </>
  );
}

/** What restricts an article that may enter: said before its allowance, which is no leave to bring it. */
function ruleOf({ customId, restriction }: AnswerLine, { warnings }: SimulationAnswer): Warnings {
  return warnings.filter(
    ({ code, severity, customIds }) =>
      severity === 'regulated' && code === restriction?.code && customIds?.includes(customId),
  );
}

/** What may not enter is handed over: neither an allowance nor a tax of it is explained. */
function isOfBan({ code }: Reason): boolean {
  return code === 'exchange-rate' || code.startsWith('restriction-');
}

/** Once the allowance does not cover it: taxed as anything may be, or left to the agent, for want of a name. */
function mayOweLess({ id, customName, total, status }: AnswerLine): boolean {
  return id === null && (total > 0 || status === 'to-assess') && isImprecise(customName ?? '');
}

/** A rate applied to a sum is a row of the figures; a duty that depends on a weight needs its sentence. */
function isInFigures({ code, figures }: Reason): boolean {
  if (code === 'exchange-rate' || code === 'vat') return true;
  return code === 'duty-normal' && figures.rate !== undefined && figures.specificDuty === undefined;
}

/** At which rate, in euros, where what was paid, which the line says, is not in euros. */
function Value({ line }: { readonly line: AnswerLine }): ReactNode {
  const { value, currency: id, exchangeRate } = line;
  const currency = useCurrencies()?.currencies.find((candidate) => candidate.id === id);
  if (id === 'EUR') return null;
  // The server may have a newer table than this device, whose rate is then of another day.
  const { rateDate = currency?.rateDate } =
    line.explanation.find(({ code }) => code === 'exchange-rate')?.figures ?? {};
  return (
    <>
      {rateDate !== undefined && (
        <Figure
          name={summaryText.exchange}
          value={summaryText.exchangeRate(formatNumber(exchangeRate), id, formatDay(String(rateDate)))}
        />
      )}
      <Figure name={summaryText.value} value={formatEurosAmount(value)} />
    </>
  );
}

function Owed({ line }: { readonly line: AnswerLine }): ReactNode {
  if (line.status === 'to-assess') return <Figure name={summaryText.total} value={formatLineTotal(line)} />;
  return line.total > 0 && <Taxes line={line} />;
}

function Taxes({ line }: { readonly line: AnswerLine }): ReactNode {
  const { taxedValue, customDuty, customDutyRate, excise, vat, vatRate } = line;
  const duty = customDutyRate === null ? '' : ` (${formatPercent(customDutyRate)})`;
  return (
    <>
      {taxedValue !== line.value && (
        <Figure name={summaryText.taxedValue} value={formatEurosAmount(taxedValue)} />
      )}
      {customDuty > 0 && <Figure name={`${summaryText.duty}${duty}`} value={formatEurosAmount(customDuty)} />}
      {excise > 0 && <Figure name={summaryText.excise} value={formatEurosAmount(excise)} />}
      <Figure name={`${summaryText.vat} ${formatPercent(vatRate)}`} value={formatEurosAmount(vat)} />
      <Figure name={summaryText.total} value={formatLineTotal(line)} />
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
