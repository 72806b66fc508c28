export { CallError, type CallFailure, isRefusedAs, isWorthRetrying } from './call-failure';
export type { CallOptions } from './call-once';
export { callRoute } from './call-route';
export { fetchFile } from './fetch-file';
export { retryDelayMs, shouldRetry } from './retry';
