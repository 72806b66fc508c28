/** A text of the build environment, without the spaces around it; null when it is not set, or empty. */
export function environmentText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
