import {
  normalisePublicIdText,
  parseFlightNumber,
  parsePublicId,
  parseReceiptNumber,
  referenceOfCodeText,
  type TypedReceiptNumber,
} from '@retour/core';
import { normalisePhoneNumber } from './declaration-phone';

/** What an officer typed, pasted or scanned to find a declaration. */
export type SearchText =
  | { readonly kind: 'nothing' }
  /** The text of a declaration's QR code, whose signature is still to be checked; null when its reference cannot be read. */
  | { readonly kind: 'code'; readonly text: string; readonly reference: string | null }
  /** A public id in its canonical form, or a UUID in lower case: it names one declaration. */
  | { readonly kind: 'reference'; readonly reference: string }
  /** The link of a traveller's simulation, whoever serves it: what follows its « # ». */
  | { readonly kind: 'simulation'; readonly text: string }
  /** The address of a page that names no declaration. */
  | { readonly kind: 'address'; readonly address: string }
  /** The beginning of a public id as it was typed, or a whole one with a typo. */
  | { readonly kind: 'beginning'; readonly start: string }
  /** The number of a receipt, with its office or without. */
  | { readonly kind: 'receipt'; readonly receipt: TypedReceiptNumber; readonly text: string }
  /** « AF123 ». */
  | { readonly kind: 'flight'; readonly flight: string; readonly text: string }
  /** In the international form. */
  | { readonly kind: 'phone'; readonly phone: string; readonly text: string }
  /** A name, an e-mail address, or letters that may begin a reference. */
  | { readonly kind: 'words'; readonly text: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const codeBeginning = /^\s*RF1~/i;
const labelled = /^\s*r[ée]f(?:[ée]rence)?\b[\s.:]*(?:n\s*[°º][\s.:]*)?(?<reference>.+)$/iu;
const address = /^\s*https?:\/\/[^/\s]+(?<path>\/[^?#\s]*)?/i;
/** As travellers show it (`/simulateur/partage`): another installation's, or a keyboard in capitals, is told from what is damaged. */
const simulationLink = /^\s*https?:\/\/[^/\s]+\/simulateur\/partage\/?#(?<text>\S*)\s*$/i;
/** Nine letters in one block: a name more often than a reference, and one name in 32 passes its check. */
const nineLetters = /^\s*\p{L}{9}\s*$/u;
/** Two or three letters are a flight's company or a name; with figures they are a reference's. */
const referenceCharacters = /^[\p{L}\d\s.\-\p{Pd}\p{Cf}]+$/u;
const figuresOfPhone = 10;
/** Above any receipt, flight or telephone number, with what is written around it: a longer text is not put in their one writing. */
const maxNumberLength = 200;
/** As many characters of a reference as a name is not confused with. */
const referenceStart = /^[0-9A-HJKMNP-TV-Z]{3,9}$/;

/** One word, or the groups of three that references are written in. */
const oneWordOrGroups = /^\s*(?:\S+|[\p{L}\d]{2,3}(?:[\s\p{Pd}]+[\p{L}\d]{1,3}){1,2})\s*$/u;

/** Typed in groups, a reference has three characters in each but the last; a word with an « u », which references leave out, is no group of it. */
function isInGroups(text: string): boolean {
  const groups = text.split(/\s+/u);
  const hasWord = groups.some((group) => /^\p{L}*u\p{L}*$/iu.test(group));
  return groups.length === 1 || (!hasWord && groups.slice(0, -1).every(({ length }) => length === 3));
}

/** Whether what is typed may be the beginning of a reference as well as a name or a flight: both are then looked for. */
export function mayBeginReference(text: string): boolean {
  return oneWordOrGroups.test(text) && referenceStart.test(normalisePublicIdText(text));
}

/** A public id in any writing, or a UUID; undefined when the text names no declaration. */
export function readReference(text: string): string | undefined {
  if (uuid.test(text.trim())) return text.trim().toLowerCase();
  const parsed = parsePublicId(text);
  return parsed.kind === 'valid' ? parsed.publicId : undefined;
}

function afterLabel(text: string): string {
  return labelled.exec(text)?.groups?.reference ?? '';
}

function referenceIn(text: string): string | undefined {
  const inAddress = address.exec(text)?.groups?.path?.split('/') ?? [];
  const own = nineLetters.test(text) ? [] : [text];
  return [...own, afterLabel(text), ...inAddress].map(readReference).find((found) => found !== undefined);
}

/** Figures alone, more than a reference has: a telephone of another country, written as it is dialled there. */
export function lacksCountryCode(text: string): boolean {
  const figures = text.replace(/[\s.\-/()\p{Pd}]/gu, '');
  return /^\d+$/.test(figures) && figures.length >= figuresOfPhone && normalisePhoneNumber(text) === null;
}

/**
 * Reads what stands in a search field, whole: the text of a code, even altered by the keyboard of a scanner; a reference in
 * any writing, « Réf. … » before it, or in a link; its beginning; a receipt; a flight; a telephone; else words. References hold figures
 * nearly always, and names never; where a flight or letters could begin a reference too, the server looks for both.
 */
export function readSearchText(typed: string): SearchText {
  const inCode = referenceOfCodeText(typed);
  if (inCode !== null || codeBeginning.test(typed)) {
    return { kind: 'code', text: typed.trim(), reference: inCode };
  }
  const simulation = simulationLink.exec(typed)?.groups?.text;
  if (simulation !== undefined) return { kind: 'simulation', text: simulation };
  const reference = referenceIn(typed);
  if (reference !== undefined) return { kind: 'reference', reference };
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  if (address.test(text)) return { kind: 'address', address: text };
  const labelledStart = afterLabel(text);
  if (labelledStart !== '') return { kind: 'beginning', start: labelledStart };
  if (text.length > maxNumberLength) return { kind: 'words', text };
  const receipt = parseReceiptNumber(text);
  if (receipt !== null) return { kind: 'receipt', receipt, text };
  const flight = parseFlightNumber(text);
  if (flight !== null) return { kind: 'flight', flight, text };
  const phone = normalisePhoneNumber(text);
  if (phone !== null) return { kind: 'phone', phone, text };
  const isBeginning =
    /\d/.test(text) && referenceCharacters.test(text) && isInGroups(text) && !lacksCountryCode(text);
  return isBeginning ? { kind: 'beginning', start: text } : { kind: 'words', text };
}
