import type { Block } from '../content/blocks';
import { acronyms } from '../content/glossary';

const acronym = /(?<![\p{L}(])(?:\*\*)?(?<letters>\p{Lu}{2,})(?![\p{L}])(?:\*\*)?(?<spelled> \()?/gu;

/** Spells out each acronym at its first use: « la TVA (taxe sur la valeur ajoutée) ». Done once, it changes nothing more. */
export function spellOutAcronyms(text: string, alreadySpelled: Set<string>): string {
  return text.replace(acronym, (found, ...details) => {
    const { letters, spelled }: { letters: string; spelled?: string } = details.at(-1);
    const meaning = acronyms[letters];
    if (meaning === undefined || alreadySpelled.has(letters)) return found;
    alreadySpelled.add(letters);
    return spelled === undefined ? `${found} (${meaning})` : found;
  });
}

export function mapBlockTexts(block: Block, change: (text: string) => string): Block {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return { ...block, items: block.items.map(change) };
    case 'facts':
      return {
        ...block,
        facts: block.facts.map(({ label, value }) => ({ label: change(label), value: change(value) })),
      };
    default:
      return { ...block, text: change(block.text) };
  }
}

/** Blocks read together: an acronym is spelled out once among them, where it first stands. */
export function withAcronymsSpelledOut(
  blocks: readonly Block[],
  alreadySpelled: Set<string> = new Set(),
): readonly Block[] {
  return blocks.map((block) => mapBlockTexts(block, (text) => spellOutAcronyms(text, alreadySpelled)));
}
