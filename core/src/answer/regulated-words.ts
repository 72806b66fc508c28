import { boardingBan } from '../traveller/transport-words';
import type { MeanOfTransport } from '../traveller/traveller';
import { isRegulated, type WrittenLine } from './format-total';

type Line = Pick<WrittenLine, 'restriction'>;

function bansOf(lines: readonly Line[]): readonly MeanOfTransport[] {
  return lines.flatMap(({ restriction }) => restriction?.barredAboard ?? []);
}

/** The transport that bars all that is regulated; undefined where some of it may board. */
export function barredFrom(lines: readonly Line[]): MeanOfTransport | undefined {
  const bans = bansOf(lines);
  return bans.length === lines.filter(isRegulated).length ? bans[0] : undefined;
}

/** « réglementés », « interdit en avion », « réglementés, dont un interdit en avion »: what is said of so many articles. */
export function regulatedWords(lines: readonly Line[], count: number): string {
  const bans = bansOf(lines);
  const [transport] = bans;
  const regulated = count < 2 ? 'réglementé' : 'réglementés';
  if (transport === undefined) return regulated;
  const barred = boardingBan(transport, bans.length).toLowerCase();
  if (bans.length === count) return barred;
  return `${regulated}, dont ${bans.length < 2 ? 'un' : bans.length} ${barred}`;
}
