/** « la Suisse, le Liechtenstein et les îles Åland », of parts without a comma of their own before a space. */
export function enumerate(parts: readonly string[]): string {
  return parts.join(', ').replace(/, (?!.*, )/u, ' et ');
}
