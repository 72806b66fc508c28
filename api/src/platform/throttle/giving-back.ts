import { UnknownOutcomeError } from '../database/unreplicated-write';

/**
 * Does what a turn was taken for. When it fails the turn is given back, and the failure thrown, whether or not it could be. A failure
 * that used the turn keeps it, and so does what may have been written all the same.
 */
export async function givingBackOnFailure<Result>(
  giveBack: () => Promise<void>,
  work: () => Promise<Result>,
  isUse: (error: unknown) => boolean = () => false,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError) && !isUse(error)) await giveBack().catch(() => undefined);
    throw error;
  }
}
