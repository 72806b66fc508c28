import { attempt } from '../../lib/attempt';

/** What agents' pages keep on the device, for every tab, until it is erased with it. Names stand on people's devices. */
export const deviceTable = {
  nomenclatureCountry: 'nomenclature-country',
  /** One for each agent. */
  readNews: 'news-read:',
  signingKeys: 'signing-keys',
  shortcuts: 'shortcuts',
} as const satisfies Readonly<Record<string, string>>;

export type DeviceTextName = keyof typeof deviceTable;

/**
 * What was kept, as it was; null when there is nothing, or where the browser forbids it.
 * @param which tells one text from the others of its kind
 */
export function readDeviceText(name: DeviceTextName, which = ''): string | null {
  return attempt(() => localStorage.getItem(deviceTable[name] + which)) ?? null;
}

export function saveDeviceText(name: DeviceTextName, text: string, which = ''): void {
  attempt(() => localStorage.setItem(deviceTable[name] + which, text));
}
