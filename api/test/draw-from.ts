/** A whole number drawn below another one. */
export type Draw = (below: number) => number;

/** Draws the same at each run of a seed (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
