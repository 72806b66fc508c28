export { readClaims } from './access-claims';
export { forgetReturn, readReturn, type SavedReturn, saveReturn } from './saved-return';
export {
  heldAccessToken,
  lastSessionNews,
  type SessionNews,
  tellSessionNews,
} from './session-news';
export { clearTokens, type HeldTokens, readTokens, saveTokens } from './token-cookies';
export { useAccessToken } from './use-access-token';
