/** What browsers and mail programs read as the dot of an address. */
const dotBeforeName = /([.\u3002\uFF0E\uFF61])(?=[\p{L}\p{N}-]*\p{L})/gu;
const afterScheme = /:(?=\/\/)/g;
const mailAddress = /^[^\s@/:]+@[^\s@/:]+$/;

/**
 * A text that somebody typed, such that no mail program makes a link of a part of it: « www.exemple.fr » is written
 * « www. exemple. fr ». An address of mail by itself stays, as whoever reads it has to know it exactly.
 */
export function defuseLinks(typed: string): string {
  if (mailAddress.test(typed)) return typed;
  return typed.replace(dotBeforeName, '$1 ').replace(afterScheme, ': ');
}
