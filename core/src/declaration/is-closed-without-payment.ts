import type { DeclarationStatus } from './status';

/** Whether a declaration was settled with nothing to pay; the total in euros. */
export function isClosedWithoutPayment(status: DeclarationStatus, total: number): boolean {
  return status === 'paid' && total === 0;
}
