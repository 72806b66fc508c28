import type { MailContent } from '../src/platform/mail/mail';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What a person reads of an HTML mail, one entry a paragraph; addresses spelled out are left aside. */
function htmlTexts(html: string): readonly string[] {
  return html
    .replace(/<style[\s\S]*?<\/style>/gu, '')
    .split(/<[^>]+>/u)
    .map((text) => text.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => entities[entity] ?? entity));
}

/** The subject, the text and the HTML of a mail, line by line, as they are read. */
export function mailTexts({ subject, text, html }: MailContent): readonly string[] {
  return [subject, ...text.split('\n'), ...htmlTexts(html)]
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('https://'));
}
