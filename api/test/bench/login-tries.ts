import {
  goodPassword,
  otherPassword,
  someAddress,
  startAccounts,
} from '../../src/features/identity/accounts/testing/start-accounts';
import type { Database } from '../../src/platform/database/database';

export interface TryFigures {
  readonly tries: number;
  /** Passwords that were looked at; the others were refused before. */
  readonly evaluated: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Status of the owner's sign-in afterwards, from a browser where they had signed in before. */
  readonly ownerFromKnownBrowser: number;
  /** The same from a new browser, with the password chosen by the link of a mail. */
  readonly ownerByMail: number;
}

const atOnce = 100;
/** Longer than the longest wait: strangers use each one up. */
const roundMs = 16 * 60_000;

/** Strangers try passwords on one account, a hundred at once, each from a network of their own, on a clock that is moved. */
export async function measureLoginTries(database: Database, tries: number): Promise<TryFigures> {
  let clock = Date.now();
  const api = await startAccounts({ database, dispose: database.close }, { now: () => new Date(clock) });
  const person = await api.active();
  const owner = api.browser(someAddress());
  await owner.signIn(person.email);
  const before = api.hasher.computed();
  const statuses: Record<string, number> = {};
  for (let done = 0; done < tries; done += atOnce) {
    const round = Array.from({ length: atOnce }, () => api.browser().signIn(person.email, otherPassword));
    for (const status of await Promise.all(round)) statuses[status] = (statuses[status] ?? 0) + 1;
    clock += roundMs;
  }
  const evaluated = api.hasher.computed() - before;
  const stranger = api.browser();
  await stranger.post('password/ask/', { email: person.email });
  const newPassword = 'moulin framboise escalier cuivre';
  const ownerFromKnownBrowser = await owner.signIn(person.email, goodPassword);
  await stranger.post('password/reset/', { token: await api.tokenOf(person.email), password: newPassword });
  const ownerByMail = await stranger.signIn(person.email, newPassword);
  await api.app.close();
  return { tries, evaluated, statuses, ownerFromKnownBrowser, ownerByMail };
}
