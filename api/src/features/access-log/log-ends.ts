import type { LogEnd } from './storage/log-rows';

const written = /\b(\d{1,2}):(\d{1,15}):([0-9a-f]{64})\b/g;

/** An end of a chain, as it is written down elsewhere: « 3:120:9f86… ». */
export function formatEnd({ chain, seq, digest }: LogEnd): string {
  return `${chain}:${seq}:${digest}`;
}

/** Every end in a text, whatever stands around: the lines of a log, or of the command that verifies. */
export function readEnds(text: string): readonly LogEnd[] {
  return [...text.matchAll(written)].map(([, chain, seq, digest = '']) => ({
    chain: Number(chain),
    seq: Number(seq),
    digest,
  }));
}
