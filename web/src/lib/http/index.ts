export { CallError, type CallFailure, isWorthRetrying } from './call-failure';
export { type CallOptions, callRoute } from './call-route';
export { fetchFile } from './fetch-file';
export { retryDelayMs, shouldRetry } from './retry';
