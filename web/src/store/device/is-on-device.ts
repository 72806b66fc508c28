import { attempt } from '../../lib/attempt';
import { storageName } from '../app-store';

/**
 * Whether a declaration that was sent is on the device, and not in this tab alone: some browsers keep nothing, and a storage may be
 * full. Its reference alone tells: the server gives it once it is sent.
 */
export function isOnDevice(publicId: string): boolean {
  return attempt(() => localStorage.getItem(storageName))?.includes(publicId) ?? false;
}
