/** People leave more time between two keys; a scanner, which types its code as a keyboard does, leaves less. Milliseconds. */
export const burstGap = 60;

/** Fewer keys than this, however quick, are no code. */
const minCodeLength = 6;

export interface KeyPress {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  /** Milliseconds. */
  readonly at: number;
}

/** What a key turns out to be, told as it comes. */
export type KeyReading =
  /** Alone so far: a shortcut, unless another one follows at once. */
  | { readonly kind: 'first'; readonly key: string }
  /** One of a burst: it means nothing by itself, and must press nothing. */
  | { readonly kind: 'burst' }
  /** The end of what was scanned. */
  | { readonly kind: 'scanned'; readonly text: string }
  | { readonly kind: 'other' };

/** Tells the single keys of a person from the burst of a scanner, which holds every letter that is a shortcut. */
export function followBursts(): (press: KeyPress) => KeyReading {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, at }) => {
    const isQuick = at - last <= burstGap;
    if (key === 'Enter' || key === 'Tab') {
      const burst = isQuick ? text : '';
      text = '';
      if (burst.length >= minCodeLength) return { kind: 'scanned', text: burst };
      return { kind: burst.length > 1 ? 'burst' : 'other' };
    }
    // Shift and its kin come between the signs of a code.
    if ([...key].length !== 1) return { kind: 'other' };
    text = isQuick ? text + key : key;
    last = at;
    return text === key ? { kind: 'first', key } : { kind: 'burst' };
  };
}
