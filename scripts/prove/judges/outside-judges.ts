import type { Proof } from '../proof';
import { accessibilityJudge } from './accessibility';
import { openapiJudge } from './api-description';
import { browserJudges } from './browsers/browsers';
import { mailsJudge } from './mails';
import { htmlJudge } from './markup';
import { scanJudge } from './network/scan';
import { tlsJudge } from './network/tls';
import { openidJudge } from './openid/openid';

/** S12: each judges the product by its own rules; `docs/outside-judges.md` says what became of what they found. */
export const outsideJudges: readonly Proof[] = [
  accessibilityJudge,
  ...browserJudges,
  htmlJudge,
  mailsJudge,
  openapiJudge,
  openidJudge,
  scanJudge,
  tlsJudge,
];
