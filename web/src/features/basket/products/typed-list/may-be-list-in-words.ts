import { mayBeList } from './list-text';
import { wordsInDigits } from './number-words';

/** The same where its numbers may be words; « un parfum pour une amie » counts nothing. */
export function mayBeListInWords(typed: string): boolean {
  return mayBeList(wordsInDigits(typed, (_before, written) => !/^une?$/iu.test(written)));
}
