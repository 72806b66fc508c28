/** Address of a question, the one that people share. */
export function faqPath(id: string): string {
  return `/faqs?id=${encodeURIComponent(id)}`;
}
