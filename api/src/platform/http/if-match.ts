/** `ETag` of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

export interface VersionPrecondition {
  /** Whether a change may be made to this version (RFC 9110 §13.1.1). */
  readonly accepts: (version: number) => boolean;
}

/** Reads `If-Match`; null when the caller sets no condition. A proxy that compresses may have made the tag weak. */
export function readIfMatch(header: string | undefined): VersionPrecondition | null {
  if (header === undefined) return null;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return { accepts: (version) => tags.includes('*') || tags.includes(versionTag(version)) };
}
