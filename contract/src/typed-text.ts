import * as z from 'zod/mini';

/** What can be seen of a text: letters that show nothing, as a braille blank, make neither a name nor a reason. */
function visible(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '').trim();
}

/** A letter and its accents are one sign, or up to four when they are typed apart (UAX #15: U+1F82). */
const signsOfLetter = 4;

/**
 * A text in the one writing of its letters, without the spaces around it. What is longer than any text that becomes short enough is refused
 * before: to put the marks of one letter in order takes a time that grows as the square of their number.
 */
export const inOneWriting = (max: number, error: string) =>
  [z.trim(), z.maxLength(signsOfLetter * max, { error, abort: true }), z.normalize('NFC')] as const;

/** Text of one or several lines: no invisible control character, nothing that turns the reading direction around. */
export const typedText = (bounds: { min: number; max: number }, error: string) =>
  z.string({ error }).check(
    ...inOneWriting(bounds.max, error),
    z.minLength(bounds.min, { error }),
    z.maxLength(bounds.max, { error }),
    z.regex(/^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u, { error, abort: true }),
    z.refine((text) => visible(text).length >= bounds.min, { error }),
  );

export const reasonLimits = { min: 10, max: 500 } as const;

/** Text of one line, which may become the subject of a mail. A sign that is read as several letters, « ㌖ », counts as many. */
export const typedLine = (bounds: { min: number; max: number }, error: string) =>
  typedText(bounds, error).check(
    z.regex(/^[^\n\r\t\u2028\u2029]*$/u, { error }),
    z.refine((text) => text.length > bounds.max || text.normalize('NFKC').length <= bounds.max, { error }),
  );

const reasonError = (readers: string): string =>
  `Écrivez la raison en ${reasonLimits.min} lettres ou chiffres au moins et ${reasonLimits.max} caractères au plus : ` +
  `elle sera lue ${readers}.`;

/** A reason in words: signs and spaces alone are refused. */
export const typedReason = (error: string) =>
  typedText({ min: 0, max: reasonLimits.max }, error).check(
    z.refine((reason) => (visible(reason).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= reasonLimits.min, {
      error,
    }),
  );

/** Why an agent refuses or corrects a declaration. */
export const reasonSchema = typedReason(reasonError('par le voyageur et par vos collègues'));

/** Why a payment is reversed: between officers. */
export const reversalReasonSchema = typedReason(reasonError('par vos collègues'));
