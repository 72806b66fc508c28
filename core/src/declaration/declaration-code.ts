import type { Cents } from '../money/cents';
import { fromBase64url, toBase64url } from './base64url';
import { parsePublicId } from './public-id';

/**
 * The text of a declaration's QR code, which an officer's phone checks without network:
 *
 *     RF1~K7Q2MX9TP~<id>~<version>~<edition>~<total>~<key id>~<signature>
 *
 * - `RF1`: this format;
 * - public id without hyphens, and the declaration's UUID as 22 characters of base64url;
 * - version of the declaration and edition of the regulation its figures were frozen with;
 * - total in cents, followed by `+` when it is a minimum;
 * - id of the signing key, and an Ed25519 signature (86 characters of base64url) of everything before the last `~`.
 */

const format = 'RF1';
const separator = '~';
const signatureLength = 64;
const maxEditionLength = 40;

export interface DeclarationCode {
  readonly publicId: string;
  /** UUID in lower case. */
  readonly declarationId: string;
  readonly version: number;
  readonly edition: string;
  readonly total: Cents;
  readonly totalIsMinimum: boolean;
  readonly keyId: string;
}

export interface SignedDeclarationCode {
  readonly code: DeclarationCode;
  /** What the signature covers. */
  readonly signedBytes: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

function uuidBytes(uuid: string): Uint8Array {
  const digits = uuid.replaceAll('-', '');
  return Uint8Array.from({ length: 16 }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
}

function uuidOf(text: string): string | null {
  const bytes = fromBase64url(text);
  if (bytes?.length !== 16) return null;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function wholeNumber(text: string): number | null {
  const value = Number(text);
  return /^(0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(value) ? value : null;
}

/** The bytes to sign; every character of the format is ASCII. */
export function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The part of the text that is signed. */
export function writeDeclarationCode(code: DeclarationCode): string {
  return [
    format,
    code.publicId.replaceAll('-', ''),
    toBase64url(uuidBytes(code.declarationId)),
    String(code.version),
    code.edition,
    `${code.total}${code.totalIsMinimum ? '+' : ''}`,
    code.keyId,
  ].join(separator);
}

export function withSignature(signedText: string, signature: Uint8Array): string {
  return signedText + separator + toBase64url(signature);
}

/** Takes a scanned text apart; null when it is none of ours. Says nothing of the signature. */
export function readDeclarationCode(text: string): SignedDeclarationCode | null {
  const parts = text.trim().split(separator);
  const [head, reference = '', id = '', version = '', edition = '', total = '', keyId = '', last = ''] =
    parts;
  if (head !== format || parts.length !== 8) return null;
  const publicId = parsePublicId(reference);
  const declarationId = uuidOf(id);
  const versionNumber = wholeNumber(version);
  const totalIsMinimum = total.endsWith('+');
  const cents = wholeNumber(totalIsMinimum ? total.slice(0, -1) : total);
  const signature = fromBase64url(last);
  if (publicId.kind === 'faulty' || declarationId === null || versionNumber === null || cents === null)
    return null;
  if (signature?.length !== signatureLength || !/^[A-Za-z0-9_-]{1,16}$/.test(keyId)) return null;
  if (!/^[\x21-\x7D]+$/.test(edition) || edition.length > maxEditionLength) return null;
  const code = {
    publicId: publicId.publicId,
    declarationId,
    version: versionNumber,
    edition,
    total: cents,
    totalIsMinimum,
    keyId,
  };
  const signedText = parts.slice(0, -1).join(separator);
  // One declaration has one writing: lower case, spaces or O for 0 inside the text are somebody else's.
  if (writeDeclarationCode(code) !== signedText) return null;
  return { code, signedBytes: asciiBytes(signedText), signature };
}

/** The beginning of a code in any case, whatever the signs between its parts became. */
const looseBeginning = /^\s*RF1[^\p{L}\p{N}]+(?<reference>[\p{L}\p{N}]{9})(?![\p{L}\p{N}])/iu;

/**
 * The reference in the text of a code, even one that a scanner's keyboard altered (Caps Lock, another layout) and whose
 * signature is lost: its check character still tells a typo. Null when there is none. Proves nothing: it serves to search.
 */
export function referenceOfCodeText(text: string): string | null {
  const parsed = parsePublicId(looseBeginning.exec(text)?.groups?.reference ?? '');
  return parsed.kind === 'valid' ? parsed.publicId : null;
}
