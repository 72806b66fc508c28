export { createRankedSearch } from './create-ranked-search';
export {
  createSearch,
  indexInSlices,
  type Search,
  type SearchHit,
  type SearchInTheMaking,
} from './create-search';
export { matchRanges, textPieces } from './highlight';
export { wordsOfSentence } from './words-of-sentence';
