import type { SheetContent } from './takings-sheet';
import { drawTakingsSheet } from './takings-sheet';

/** A sheet as JSON, for the thread that draws it. */
export function describeTakings(content: SheetContent): string {
  return JSON.stringify({ kind: 'takings', ...content });
}

export function drawTakings(content: SheetContent): Promise<Buffer> {
  return drawTakingsSheet(content);
}
