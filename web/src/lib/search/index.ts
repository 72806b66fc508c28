export { createRankedSearch } from './create-ranked-search';
export { createSearch, type Search, type SearchHit } from './create-search';
export { matchRanges, textPieces } from './highlight';
export { wordsOfSentence } from './words-of-sentence';
