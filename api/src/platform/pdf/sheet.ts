import PDFDocument from 'pdfkit';
import { fallbackFonts } from './fallback-fonts';
import { type FittedText, fitLines } from './fit-lines';
import { type Face, type FontFile, fontFaces } from './font-files';
import { printable, type TextRun, textRuns } from './text-runs';

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
/** Of our faces, in parts of the size: fonts of other heights are set on the same line. */
const ascent = 0.984;

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdAt: Date;
  /** Whatever people typed that will be written: its scripts decide which fonts are embedded. */
  readonly typed: string;
}

type Faces = Readonly<Record<Face, readonly FontFile[]>>;

async function facesFor(typed: string): Promise<Faces> {
  const faces = fontFaces();
  const others = await fallbackFonts(printable(typed), (codePoint) =>
    faces.text.some(({ covers }) => covers(codePoint)),
  );
  if (others.length === 0) return faces;
  const { text, strong, heading, figure } = faces;
  return {
    text: [...text, ...others],
    strong: [...strong, ...others],
    heading: [...heading, ...others],
    figure: [...figure, ...others],
    'strong-figure': [...faces['strong-figure'], ...others],
  };
}

export async function createSheet(info: SheetInfo): Promise<Sheet> {
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
  const faces = await facesFor(info.typed);
  for (const face of Object.values(faces)) {
    for (const font of face) document.registerFont(font.name, font.file);
  }
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = document.struct('Document');
  document.addStructure(root);

  function select(face: Face, size: number): void {
    document.font(faces[face][0]?.name ?? '').fontSize(size);
  }

  function widthOf(runs: readonly TextRun[]): number {
    return runs.reduce((width, run) => width + document.font(run.font).widthOfString(run.text), 0);
  }

  function fitted(text: string, width: number, { face = 'text', size = 10 }: Ink): FittedText {
    const widthAt = (part: string, at: number): number => {
      select(face, at);
      return widthOf(textRuns(part, faces[face]));
    };
    return fitLines(text, { width, size, widthOf: widthAt });
  }

  function measureLine(text: string, width: number, { face = 'text', size = 10 }: Ink): number {
    const runs = textRuns(text, faces[face]);
    select(face, size);
    const height = document.heightOfString(printable(text) || ' ', { width });
    if (runs.length < 2) return height;
    const line = document.currentLineHeight(true);
    const lines = Math.ceil(widthOf(runs) / width);
    select(face, size);
    return Math.max(height, lines * line);
  }

  function measure(text: string, width: number, ink: Ink = {}): number {
    const { lines, size } = fitted(text, width, ink);
    return lines.reduce((height, line) => height + measureLine(line, width, { ...ink, size }), 0);
  }

  function write(text: string, box: Box, ink: Ink = {}): number {
    const { lines, size } = fitted(text, box.width, ink);
    return lines.reduce(
      (height, line) => height + writeLine(line, { ...box, y: box.y + height }, { ...ink, size }),
      0,
    );
  }

  function writeLine(text: string, box: Box, ink: Ink): number {
    const { face = 'text', size = 10, color = '#14172B', align = 'left' } = ink;
    const height = measureLine(text, box.width, ink);
    const runs = textRuns(text, faces[face]);
    select(face, size);
    document.fillColor(color);
    const baseline = runs.length < 2 ? {} : { baseline: -ascent * size };
    for (const [index, run] of runs.entries()) {
      const options = { width: box.width, align, continued: index < runs.length - 1, ...baseline };
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
