/** A scanner's code is shorter. */
const maxKept = 200;

let kept: KeyboardEvent[] = [];

function keep(event: KeyboardEvent): void {
  if (kept.length < maxKept) kept.push(event);
}

/** Keeps the keys that come before the page is drawn: a scanner does not wait for it. Nothing can be typed in yet. */
export function keepEarlyKeys(): void {
  document.addEventListener('keydown', keep);
}

/** The keys kept so far, once; none is kept any more. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', keep);
  const taken = kept;
  kept = [];
  return taken;
}
