/** « e…@exemple.fr ». */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${Array.from(address)[0] ?? ''}…${address.slice(at)}`;
}
