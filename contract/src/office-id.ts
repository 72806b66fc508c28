/** Whether a text may be the id of an office: of a list, or of an installation’s own file. */
export function isOfficeId(text: string): boolean {
  return /^[a-z\d-]{1,64}$/.test(text);
}
