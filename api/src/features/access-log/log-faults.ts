/** Each way in which a log that somebody changed gives itself away. */
export type FaultKind = 'edited' | 'missing' | 'out-of-order' | 'tail-cut' | 'added' | 'other-copy' | 'proof';

export interface LogFault {
  readonly chain: number;
  /** The first entry that it is about. */
  readonly seq: number;
  /** The last one, where there are several. */
  readonly upTo?: number;
  readonly kind: FaultKind;
}

const words: Readonly<Record<FaultKind, string>> = {
  edited: 'edited: its digest is not that of what it says',
  missing: 'missing',
  'out-of-order':
    'out of order: it does not follow the one before it, which was rewritten, or one of them was moved',
  'tail-cut': 'missing: the end of the chain was cut',
  added: 'added: the end of the chain does not know it',
  'other-copy': 'rewritten: an earlier copy of the digests says otherwise',
  proof: 'cut without the proof that a cut leaves',
};

/** « chain 3, entry 41: edited… » */
export function describeFault({ chain, seq, upTo, kind }: LogFault): string {
  const entries = upTo === undefined || upTo === seq ? `entry ${seq}` : `entries ${seq} to ${upTo}`;
  return `chain ${chain}, ${entries}: ${words[kind]}`;
}
