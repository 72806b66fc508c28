/** What a reader must find on one line, in words. */
interface WholePattern {
  readonly name: string;
  readonly source: string;
}

const number = String.raw`(?<![\p{L}\d.,/+-])[−+]?(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d{1,12})(?:[,.]\d+)*(?![\d.,+-]?\d)`;
const space = String.raw`[ \u00A0\u202F]?`;
const units = [
  '[€%‰°]',
  String.raw`(?:L|cl|ml|g|kg|km|m|cm|mm|h|min|ans?|jours?|mois|heures?|minutes?|litres?|grammes?|kilos?|unités?|euros?|[A-Z]{3})(?![\p{L}\d])`,
];
const months = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
/** « États-Unis », « Marie-Antoinette »: broken at its hyphen only where no line holds it. */
const compound = 'compound name';
const inversions =
  '(?:t-\u2060?)?(?:ci|là|je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|moi|toi|lui|leur|y|en)';

/** Amounts, numbers with their unit, references, pairs joined by a hyphen, telephone numbers, days, names, and words without a soft hyphen. */
const wholePatterns: readonly WholePattern[] = [
  { name: 'amount', source: `${number}(?:${space}(?:${units.join('|')}))?` },
  { name: 'reference', source: String.raw`(?<![\p{L}\d-])[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}(?![\p{L}\d-])` },
  { name: 'pair', source: String.raw`\p{L}+-\u2060?${inversions}(?![\p{L}-])` },
  {
    name: 'number of the law',
    source: String.raw`\bn[º°]s?${space}\d[\d/.-]*|(?<![\d/])\d+/\d+(?:/\u2060?[A-Z]+)?`,
  },
  {
    name: 'telephone',
    source: String.raw`(?<![\d+])(?:\+\d{1,3}|0\d|0[ \u00A0]\d{3})(?:[ \u00A0.]\d{1,4}){3,5}(?!\d)`,
  },
  { name: 'day', source: String.raw`(?<!\d)\d{1,2}(?:er)?[ \u00A0](?:${months})` },
  {
    name: compound,
    source: String.raw`(?<![\p{L}\u2060-])\p{Lu}\p{L}+-\u2060?\p{Lu}\p{L}+(?![\p{L}\u2060-])`,
  },
  { name: 'word', source: String.raw`(?<![\p{L}\u00AD@.+:/\u2060-])\p{L}{2,12}(?![\p{L}\u00AD@+-]|\.\p{L})` },
];

export interface TextRules {
  readonly patterns: readonly WholePattern[];
  /** The pattern that may be broken where it is longer than a line. */
  readonly unlessTooLong: string;
}

export const textRules: TextRules = { patterns: wholePatterns, unlessTooLong: compound };

/**
 * What a reader cannot read well in the present window: a whole cut by the end of a line, a text beyond its box or the
 * window, or hidden by it. Runs in the page.
 */
export function textFaults({ patterns, unlessTooLong }: TextRules): readonly string[] {
  interface Piece {
    readonly node: Text;
    readonly start: number;
  }
  interface Block {
    text: string;
    readonly pieces: Piece[];
  }
  type Style = Pick<CSSStyleDeclaration, 'display' | 'position' | 'overflowX' | 'overflowY'>;
  const faults = new Set<string>();
  const blocks = new Map<Element, Block>();
  const separator = '\u0000';
  const width = document.documentElement.clientWidth;

  // Nothing moves while this looks: what an element is and where it stands is asked of the browser once.
  const styles = new Map<Element, Style>();
  const boxes = new Map<Element, DOMRect>();
  const remember = <Value>(known: Map<Element, Value>, element: Element, ask: () => Value): Value => {
    const value = known.get(element) ?? ask();
    known.set(element, value);
    return value;
  };
  const styleOf = (element: Element): Style =>
    remember(styles, element, () => {
      const { display, position, overflowX, overflowY } = getComputedStyle(element);
      return { display, position, overflowX, overflowY };
    });
  const boxOf = (element: Element): DOMRect =>
    remember(boxes, element, () => element.getBoundingClientRect());

  const blockOf = (from: Element): Element => {
    let block = from;
    while (block.parentElement !== null && styleOf(block).display === 'inline') block = block.parentElement;
    return block;
  };
  const add = (element: Element, text: string, node: Text | null): void => {
    const block = blocks.get(element) ?? { text: '', pieces: [] };
    if (node !== null) block.pieces.push({ node, start: block.text.length });
    block.text += text;
    blocks.set(element, block);
  };
  const place = (pieces: readonly Piece[], offset: number): readonly [Text, number] => {
    const piece = pieces.findLast(({ start }) => start <= offset) ?? pieces[0];
    if (piece === undefined) throw new Error('a block without text');
    return [piece.node, offset - piece.start];
  };
  const rectsOf = (range: Range): readonly DOMRect[] =>
    [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
  const rectsOfPiece = ({ node }: Piece): readonly DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return rectsOf(range);
  };
  const lineCount = (rects: readonly DOMRect[]): number => {
    let lines = 0;
    let bottom = Number.NEGATIVE_INFINITY;
    for (const rect of [...rects].sort((one, other) => one.top - other.top)) {
      if (rect.top >= bottom - rect.height / 3) lines += 1;
      bottom = Math.max(bottom, rect.bottom);
    }
    return lines;
  };
  const nameOf = (element: Element): string => {
    const [className = ''] = element.classList;
    return element.localName + (className === '' ? '' : `.${className}`);
  };

  const lookAtEdges = (node: Text): void => {
    const rects = rectsOfPiece({ node, start: 0 });
    if (rects.length === 0) return;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    let scrolls = false;
    const quoted = `“${node.data.trim().slice(0, 40)}”`;
    if (left < -1 || right > width + 1) faults.add(`${quoted} is beyond the window`);
    for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edges = boxOf(box);
      const isCut =
        style.overflowY !== 'visible' && style.overflowY !== 'auto' && style.overflowY !== 'scroll';
      if (left < edges.left - 1 || right > edges.right + 1) {
        faults.add(`${quoted} is beyond its ${nameOf(box)} (${Math.round(right - edges.right)} px)`);
        break;
      }
      if (isCut && !scrolls && (top < edges.top - 2 || bottom > edges.bottom + 2))
        faults.add(`${quoted} is cut by its ${nameOf(box)}`);
      scrolls ||= style.overflowY === 'auto' || style.overflowY === 'scroll';
      if (style.overflowX === 'auto' && box.scrollWidth > box.clientWidth + 1)
        faults.add(`${nameOf(box)} scrolls sideways (${box.scrollWidth} in ${box.clientWidth} px)`);
      if (style.position === 'absolute' || style.position === 'fixed') break;
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null) continue;
    if (node instanceof Element) {
      if (node.localName === 'br' || styleOf(node).display !== 'inline')
        add(blockOf(parent), separator, null);
      continue;
    }
    if (!(node instanceof Text) || node.data.trim() === '') {
      if (node instanceof Text) add(blockOf(parent), node.data, node);
      continue;
    }
    if (parent.closest('script, style, noscript, option, textarea') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const block = blockOf(parent);
    const { width: blockWidth } = boxOf(block);
    if (blockWidth <= 2 || boxOf(parent).width <= 2) continue;
    add(block, node.data, node);
    lookAtEdges(node);
  }

  // What is chosen in a list of the platform's is drawn by it, out of the text of the page.
  for (const select of document.querySelectorAll('select')) {
    const chosen = select.selectedOptions[0]?.label ?? '';
    if (!select.checkVisibility()) continue;
    const { font, letterSpacing, whiteSpace, paddingInlineStart, paddingInlineEnd } =
      getComputedStyle(select);
    const room =
      select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const probe = document.createElement('div');
    Object.assign(probe.style, {
      font,
      letterSpacing,
      whiteSpace,
      position: 'absolute',
      inlineSize: `${room}px`,
    });
    probe.textContent = chosen;
    document.body.append(probe);
    const missing = Math.round(probe.scrollWidth - room);
    probe.remove();
    if (missing > 1) faults.add(`“${chosen}” is cut by its list (${missing} px)`);
  }

  for (const [element, { text, pieces }] of blocks) {
    if (text.trim() === '' || lineCount(pieces.flatMap(rectsOfPiece)) <= 1) continue;
    for (const { name, source } of patterns) {
      for (const match of text.matchAll(new RegExp(source, 'gu'))) {
        if (match[0].includes(separator)) continue;
        const range = document.createRange();
        range.setStart(...place(pieces, match.index));
        const [lastNode, lastOffset] = place(pieces, match.index + match[0].length - 1);
        range.setEnd(lastNode, lastOffset + 1);
        const rects = rectsOf(range);
        const length = rects.reduce((sum, rect) => sum + rect.width, 0);
        if (lineCount(rects) > 1 && !(name === unlessTooLong && length > boxOf(element).width)) {
          const around = text.slice(Math.max(0, match.index - 15), match.index + match[0].length + 10);
          faults.add(
            `${name} “${match[0]}” is cut by the end of a line: “…${around.replaceAll(separator, '|')}…”`,
          );
        }
      }
    }
  }
  return [...faults];
}
