import type { AnswerLine } from '@retour/contract';

/** What is read of a line to describe it. */
export type DescribableLine = Pick<
  AnswerLine,
  | 'id'
  | 'customName'
  | 'originalValue'
  | 'currency'
  | 'amount'
  | 'alcoholDegree'
  | 'status'
  | 'total'
  | 'restriction'
> & { readonly explanation: readonly { readonly code: string }[] };
