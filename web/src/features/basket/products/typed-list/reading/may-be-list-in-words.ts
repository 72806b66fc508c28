import { wordsInDigits } from '../words/number-words';
import { perMeasure } from '../words/per-measure';
import { mayBeList } from './list-text';

/** « et une montre », which the reader tells from « noir et doré », and « acheté en France », of which it says that nothing is counted. */
const isForReader = / et [du]| en france/i;

/** The same where its numbers may be words; « un parfum pour une amie » counts nothing, « un sac et une montre » are two. */
export function mayBeListInWords(typed: string): boolean {
  const inDigits = wordsInDigits(typed, (_before, written) => !/^une?$/iu.test(written));
  return isForReader.test(inDigits) || perMeasure.test(inDigits) || mayBeList(inDigits);
}
