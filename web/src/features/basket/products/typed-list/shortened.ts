const maxLength = 120;

/** The beginning of what was typed, where it is long. */
export function shortened(typed: string): string {
  return typed.length > maxLength ? `${typed.slice(0, maxLength).trimEnd()}…` : typed;
}
