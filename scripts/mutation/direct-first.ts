import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of one case before random properties: most changes are noticed by the first ones, and need no basket at all. */
export class DirectFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRandom = ({ moduleId }: TestSpecification): number =>
      Number(readFileSync(moduleId, 'utf8').includes("from 'fast-check'"));
    return files.toSorted((a, b) => isRandom(a) - isRandom(b));
  }
}
