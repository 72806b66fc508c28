import type { RouteContract } from './route';

/** What a field of a call says of who makes it, in words that finish « Nous recevons : ». */
export type PrivacyWords<Fields> = Readonly<Record<keyof Fields & string, string>>;

/** A call that a device makes, and everything that it says. */
export interface OutgoingCall extends Pick<RouteContract, 'method' | 'path'> {
  /** Every field of its body; none when it asks and says nothing. */
  readonly fields: Readonly<Record<string, string>>;
  /** Every field of each article in it. */
  readonly articleFields?: Readonly<Record<string, string>>;
  /** Every name of the query of its address. */
  readonly query?: Readonly<Record<string, string>>;
}
