import { boardingBan } from '../traveller/transport-words';
import type { MeanOfTransport } from '../traveller/traveller';
import { type AnswerInWords, isRegulated } from './format-total';

type Restricted = Pick<AnswerInWords, 'shoppingProducts' | 'warnings'>;

/** The ban of all that is regulated, line by line; warning by warning, where something graver hides it on each of its lines. */
function bansOf({ shoppingProducts, warnings }: Restricted): readonly (MeanOfTransport | undefined)[] {
  const onLines = shoppingProducts.filter(isRegulated).map(({ restriction }) => restriction);
  const regulated =
    onLines.length > 0 ? onLines : warnings.filter(({ severity }) => severity === 'regulated');
  return regulated.map((one) => one?.barredAboard);
}

/** The transport that bars all that is regulated; undefined where some of it may board. */
export function barredFrom(answer: Restricted): MeanOfTransport | undefined {
  const bans = bansOf(answer);
  return bans.includes(undefined) ? undefined : bans[0];
}

/** « réglementés », « interdit en avion », « réglementés, dont un interdit en avion »: what is said of so many articles. */
export function regulatedWords(answer: Restricted, count: number): string {
  const bans = bansOf(answer).flatMap((ban) => ban ?? []);
  const [transport] = bans;
  const regulated = count < 2 ? 'réglementé' : 'réglementés';
  if (transport === undefined) return regulated;
  const barred = boardingBan(transport, bans.length).toLowerCase();
  if (barredFrom(answer) !== undefined) return barred;
  return `${regulated}, dont ${bans.length < 2 ? 'un' : bans.length} ${barred}`;
}
