import type { SheetContent } from './takings-sheet';

/** A sheet as JSON, for the thread that draws it: what draws is loaded there alone. */
export function describeTakings(content: SheetContent): string {
  return JSON.stringify({ kind: 'takings', ...content });
}
