/** Whether a text is a signed token and nothing else: who decodes one may pass over a space or an end of line inside it. */
export function isCompactToken(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}
