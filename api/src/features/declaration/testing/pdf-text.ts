import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is read of each page of a PDF. */
async function readPages<Read>(
  file: Uint8Array,
  read: (page: PDFPageProxy) => Promise<Read>,
): Promise<Read[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: Read[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await read(await document.getPage(number)));
  }
  await document.destroy();
  return pages;
}

/** The text of each page of a PDF, spaces made plain. */
export function pdfText(file: Uint8Array): Promise<string[]> {
  return readPages(file, async (page) => {
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    return text.replace(/[\s\p{Cc}\u00A0\u202F]+/gu, ' ');
  });
}

export interface WrittenText {
  readonly text: string;
  /** Where it begins, in points from the left of the page. */
  readonly left: number;
}

/** Each text of a PDF, as it is written at once. */
export async function pdfTexts(file: Uint8Array): Promise<readonly WrittenText[]> {
  const pages = await readPages(file, async (page) => {
    const { items } = await page.getTextContent();
    return items.flatMap((item) =>
      'str' in item ? [{ text: item.str, left: Number(item.transform[4]) }] : [],
    );
  });
  return pages.flat();
}
