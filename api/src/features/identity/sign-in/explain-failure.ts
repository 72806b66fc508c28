import * as oidc from 'openid-client';
import type { ProblemError } from '../../../platform/http/problem-error';
import { ProviderUnavailable } from './bounded-fetch';
import {
  agentNotAllowed,
  providerUnavailable,
  signInCancelled,
  signInExpired,
  signInMisconfigured,
  signInRefused,
  signInUnfinished,
} from './sign-in-problems';

/** Answers that are no OpenID Connect at all. */
const unreadable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

function isUnavailable(error: unknown): boolean {
  if (error instanceof ProviderUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && unreadable.has(String(error.code))) return true;
  return error.cause !== undefined && error.cause !== error && isUnavailable(error.cause);
}

/** What an exchange that failed means for the person. */
export function explainFailure(error: unknown): ProblemError {
  if (isUnavailable(error)) return providerUnavailable();
  if (error instanceof oidc.ResponseBodyError) {
    return error.error === 'invalid_grant' ? signInExpired() : signInMisconfigured();
  }
  return signInRefused();
}

/** A fixed word for the log: the text of an error may quote personal data. */
export function logReason(error: unknown): string {
  if (error instanceof ProviderUnavailable) return error.message;
  if (error instanceof oidc.ResponseBodyError) return error.error.slice(0, 40);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ProviderUnavailable) return cause.message;
  return code || (error instanceof Error ? error.name : 'unknown');
}

const problemOfError: Readonly<Record<string, () => ProblemError>> = {
  access_denied: signInCancelled,
  login_required: signInUnfinished,
  interaction_required: signInUnfinished,
  consent_required: signInUnfinished,
  account_selection_required: signInUnfinished,
  temporarily_unavailable: providerUnavailable,
  server_error: providerUnavailable,
};

/** ProConnect's own codes, which its descriptions quote. */
const problemOfCode: Readonly<Record<string, () => ProblemError>> = {
  Y000400: signInMisconfigured,
  Y030031: signInMisconfigured,
  Y030110: signInUnfinished,
  Y030111: signInMisconfigured,
  Y500015: agentNotAllowed,
};

/** What an error that the provider sent the browser back with means for the person. */
export function explainProviderError(error: string, description = ''): ProblemError {
  const [code = ''] = /Y\d{6}/.exec(description) ?? [];
  const explain = problemOfCode[code] ?? problemOfError[error] ?? signInMisconfigured;
  return explain();
}
