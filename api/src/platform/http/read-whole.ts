import type { Readable } from 'node:stream';

/** Of a body that did not come whole: it is longer than it may be, or its connection ended. */
export type BodyFault = 'too-long' | 'cut';

const firstBytes = 4 * 1024;

/**
 * The bytes of a body, at most so many. They are held in one piece as they come: kept by the parts in which they come, those of
 * somebody who sends one at a time would take ninety times their place.
 */
export function readWhole(body: Readable, limit: number): Promise<Buffer | BodyFault> {
  return new Promise((resolve) => {
    let bytes = Buffer.allocUnsafe(firstBytes);
    let length = 0;
    const end = (result: Buffer | BodyFault): void => {
      body.removeListener('data', add).removeListener('end', finish).removeListener('error', cut);
      resolve(result);
    };
    const add = (part: Buffer): void => {
      const needed = length + part.length;
      if (needed > limit) {
        end('too-long');
        return;
      }
      if (needed > bytes.length) {
        const longer = Buffer.allocUnsafe(Math.min(limit, Math.max(needed, 2 * bytes.length)));
        bytes.copy(longer, 0, 0, length);
        bytes = longer;
      }
      part.copy(bytes, length);
      length = needed;
    };
    const finish = (): void => end(bytes.subarray(0, length));
    const cut = (): void => end('cut');
    body.on('data', add).once('end', finish).once('error', cut).resume();
  });
}
