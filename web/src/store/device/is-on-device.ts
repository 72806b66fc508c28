import { attempt } from '../../lib/attempt';
import { storageName } from '../app-store';

/** Whether what was kept of this secret is on the device, and not in this tab alone: some browsers keep nothing, and a storage may be full. */
export function isOnDevice(claimToken: string): boolean {
  return attempt(() => localStorage.getItem(storageName))?.includes(claimToken) ?? false;
}
