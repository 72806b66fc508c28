const maxLength = 120;

/** The beginning of what was typed, where it is long. */
export function shortened(typed: string, length = maxLength): string {
  return typed.length > length ? `${typed.slice(0, length).trimEnd()}…` : typed;
}
