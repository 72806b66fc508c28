import type { DeclarationStatus } from './status';

/** How the reason of such a refusal begins, as officers choose it and travellers read it. */
export const declaredTwice = 'Déclaration faite en double';

/** Whether a declaration was refused because another one counts: nothing of it is to be sent again. */
export function isRefusedAsDouble({
  status,
  reason,
}: {
  readonly status: DeclarationStatus;
  readonly reason?: string | undefined;
}): boolean {
  return status === 'refused' && reason?.startsWith(declaredTwice) === true;
}
