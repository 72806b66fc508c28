import PDFDocument from 'pdfkit';
import { type Face, fontFaces } from './font-files';
import { printable, textRuns } from './text-runs';

export interface Ink {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** An A4 sheet that is written from top to bottom, tagged for screen readers, with its fonts embedded. */
export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly width: number;
  readonly left: number;
  /** Writes a text in a box and gives its height. */
  readonly write: (text: string, box: Box, ink?: Ink) => number;
  readonly measure: (text: string, width: number, ink?: Ink) => number;
  /** Starts a new page when what comes does not fit; true when it did. */
  readonly makeRoom: (y: number, height: number) => boolean;
  /** Marks what is drawn with its role for screen readers. */
  readonly tag: (type: string, draw: () => void, alt?: string) => void;
  readonly decorate: (draw: () => void) => void;
  readonly end: () => Promise<Buffer>;
}

export const pageMargin = 40;
const footerHeight = 50;

export function createSheet(info: {
  title: string;
  author: string;
  subject: string;
  createdAt: Date;
}): Sheet {
  const document = new PDFDocument({
    size: 'A4',
    margin: pageMargin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: info.title, Author: info.author, Subject: info.subject, CreationDate: info.createdAt },
  });
  const faces = fontFaces();
  for (const face of Object.values(faces)) {
    for (const font of face) document.registerFont(font.name, font.file);
  }
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = document.struct('Document');
  document.addStructure(root);

  function measure(text: string, width: number, { face = 'text', size = 10 }: Ink = {}): number {
    document.font(faces[face][0]?.name ?? '').fontSize(size);
    return document.heightOfString(printable(text) || ' ', { width });
  }

  function write(text: string, box: Box, ink: Ink = {}): number {
    const { face = 'text', size = 10, color = '#14172B', align = 'left' } = ink;
    const height = measure(text, box.width, ink);
    const runs = textRuns(text, faces[face]);
    document.fontSize(size).fillColor(color);
    for (const [index, run] of runs.entries()) {
      const options = { width: box.width, align, continued: index < runs.length - 1 };
      document.font(run.font);
      if (index === 0) document.text(run.text, box.x, box.y, options);
      else document.text(run.text, options);
    }
    return height;
  }

  return {
    document,
    width: document.page.width - 2 * pageMargin,
    left: pageMargin,
    write,
    measure,
    makeRoom: (y, height) => {
      if (y + height <= document.page.height - pageMargin - footerHeight) return false;
      document.addPage();
      return true;
    },
    tag: (type, draw, alt) => {
      root.add(document.struct(type, alt === undefined ? {} : { alt }, draw));
    },
    decorate: (draw) => {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },
    end: () =>
      new Promise((resolve, reject) => {
        document.on('end', () => resolve(Buffer.concat(chunks)));
        document.on('error', reject);
        root.end();
        document.end();
      }),
  };
}
