import type { AnswerLine } from '@retour/contract';

/** The fields of a line that its description is made of. */
export type DescribableLine = Pick<
  AnswerLine,
  | 'id'
  | 'customName'
  | 'originalValue'
  | 'currency'
  | 'amount'
  | 'alcoholDegree'
  | 'purchaseCountry'
  | 'status'
  | 'total'
  | 'restriction'
> & { readonly explanation: readonly { readonly code: string }[] };
