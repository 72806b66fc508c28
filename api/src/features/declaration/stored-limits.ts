/** What the database keeps of one declaration at the most; what goes beyond is refused before it is stored. */
export const storedLimits = {
  /**
   * Of one version: what was sent and what was answered, as JSON in UTF-8. Two hundred articles of the longest names, each
   * doubtful, make 740 000; only names made of one restricted word after the other go beyond.
   */
  bytes: 786_432,
  /** Of a draft: each leaves a row in its history. */
  draftVersions: 500,
  /** Each keeps the version that it replaced. */
  corrections: 50,
} as const;
