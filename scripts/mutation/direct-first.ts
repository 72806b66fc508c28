import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What makes a file of tests slow, the slowest last: whole baskets, then many of them at random. */
const slow = ["/situation'", "from 'fast-check'"];

/** Tests of one function before those of whole baskets: most changes are noticed by the first ones. */
export class DirectFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const text = readFileSync(moduleId, 'utf8');
      return slow.findLastIndex((mark) => text.includes(mark));
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}
