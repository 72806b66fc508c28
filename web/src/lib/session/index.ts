export { readClaims } from './access-claims';
export { forgetReturn, keepReturn, readReturn } from './kept-return';
export {
  heldAccessToken,
  lastSessionNews,
  type SessionNews,
  tellSessionNews,
} from './session-news';
export { clearTokens, type HeldTokens, keepTokens, readTokens } from './token-cookies';
export { useAccessToken } from './use-access-token';
