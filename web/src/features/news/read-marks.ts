import { attempt } from '../../lib/attempt';
import { isText, listOf } from '../../lib/shape';
import { readDeviceText, saveDeviceText } from '../../store';

const isIdList = listOf(isText);
const listeners = new Set<() => void>();

/** What the device keeps of what an agent read, as it is: a text that changes only when the marks do. */
export function readMarksText(agentId: string): string {
  return readDeviceText('readNews', agentId) ?? '[]';
}

export function parseMarks(text: string): ReadonlySet<string> {
  const marks: unknown = attempt(() => JSON.parse(text));
  return new Set(isIdList(marks) ? marks : []);
}

export function markAsRead(agentId: string, ids: readonly string[]): void {
  const marks = new Set([...parseMarks(readMarksText(agentId)), ...ids]);
  saveDeviceText('readNews', JSON.stringify([...marks]), agentId);
  for (const listener of listeners) listener();
}

/** Tells when the marks change, in this tab or in another; returns the way to stop. */
export function followMarks(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
