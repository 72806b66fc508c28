import { attempt } from '../../../lib/attempt';
import { draftTable } from '../../../store';

/** What takes thought to write again; what is searched for does not. */
const written = [draftTable.reason, draftTable.correction, draftTable.tillCount, draftTable.contactMessage];

/** Name of the channel on which the tabs of an agent ask each other what is written in them: nothing of it is kept, or told. */
const channelName = 'agent-typed-work';
const question = 'is-anything-typed';
const yes = 'yes';
/** A tab that sleeps answers nothing, and nobody waits for it. */
const answerMs = 200;

const openChannel = (): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(channelName));

/** Whether a word or a choice is in it, at any depth; an empty form may be kept. */
function holdsText(kept: unknown): boolean {
  if (typeof kept === 'string') return kept.trim() !== '';
  if (typeof kept === 'boolean') return true;
  return typeof kept === 'object' && kept !== null && Object.values(kept).some(holdsText);
}

/** Whether a reason, a correction, a count or a message is written in this tab and not sent. */
function isTypedHere(): boolean {
  const stored = attempt(() => Object.entries<string>({ ...sessionStorage })) ?? [];
  return stored.some(
    ([key, text]) =>
      written.some((draft) => key.startsWith(draft.key)) &&
      holdsText(attempt<unknown>(() => JSON.parse(text)) ?? text),
  );
}

/** Answers the other tabs of this device; returns the way to stop. */
export function answerOtherTabs(): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data === question && isTypedHere()) channel.postMessage(yes);
  });
  return () => channel?.close();
}

/** Whether any tab has something written in it: this one, or another one that answers at once. */
export async function isTypedAnywhere(): Promise<boolean> {
  if (isTypedHere()) return true;
  const channel = openChannel();
  if (channel === undefined) return false;
  const isTyped = await new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (data === yes) resolve(true);
    });
    channel.postMessage(question);
    setTimeout(() => resolve(false), answerMs);
  });
  channel.close();
  return isTyped;
}
