import { storageName } from '../app-store';

/** More than a basket and its answer take. */
const roomForAnswers = ' '.repeat(20_000);

/** Whether the device would keep what is typed: some browsers keep nothing, and a storage may be full. Nothing stays of the look. */
export function keepsAnswers(): boolean {
  const key = `${storageName}:room`;
  try {
    localStorage.setItem(key, roomForAnswers);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
