import { mayBeList } from './list-text';
import { wordsInDigits } from './number-words';
import { perMeasure } from './per-measure';

/** « et une montre », « et des gants »: the reader tells them from « noir et doré ». */
const joinsAnother = / et [du]/i;

/** The same where its numbers may be words; « un parfum pour une amie » counts nothing, « un sac et une montre » are two. */
export function mayBeListInWords(typed: string): boolean {
  const inDigits = wordsInDigits(typed, (_before, written) => !/^une?$/iu.test(written));
  return joinsAnother.test(inDigits) || perMeasure.test(inDigits) || mayBeList(inDigits);
}
