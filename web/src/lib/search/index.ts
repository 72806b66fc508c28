export { createSearch, type Search, type SearchHit } from './create-search';
export { matchRanges, textPieces } from './highlight';
