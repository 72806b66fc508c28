import type { Proof } from '../proof';
import { openapiJudge } from './api-description';

/** S12: each judges the product by its own rules; `docs/outside-judges.md` says what became of what they found. */
export const outsideJudges: readonly Proof[] = [openapiJudge];
