import { phrase } from '../french/typeset';
import type { DeclarationStatus } from './status';

/** What an agent wrote of an end without a payment: a refusal and a seizure have a reason, of the others something may be told. */
export function outcomeRemark(status: DeclarationStatus, written: string): string {
  return status === 'abandoned' || status === 're-exported'
    ? phrase`Précision de l'agent : ${written}`
    : phrase`Raison donnée par l'agent : ${written}`;
}
