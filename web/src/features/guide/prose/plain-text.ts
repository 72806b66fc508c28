import { typeset } from '@retour/core';
import type { Block } from '../content/blocks';
import { plainSentence } from './inline';

/** The sentences and items of some blocks, as people read them. */
export function readableTexts(blocks: readonly Block[]): readonly string[] {
  return blocks
    .flatMap((block) => {
      switch (block.kind) {
        case 'list':
        case 'steps':
          return [...block.items];
        case 'facts':
          return block.facts.map(({ label, value }) => `${label} : ${value}`);
        default:
          return [block.text];
      }
    })
    .map((text) => typeset(plainSentence(text)));
}

export function plainText(blocks: readonly Block[]): string {
  return readableTexts(blocks).join(' ');
}
