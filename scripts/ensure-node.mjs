import { stopWith } from './setup/stop-with.mjs';

const oldestMajor = 20;
const oldestMinorOfOldestMajor = 19;

/** Stops with one line when this Node is older than the product needs. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const recent = major > oldestMajor || (major === oldestMajor && minor >= oldestMinorOfOldestMajor);
  if (recent) return;
  stopWith(
    `Node ${oldestMajor}.${oldestMinorOfOldestMajor} or newer is needed; this is Node ${process.versions.node}.`,
  );
}
