/** Whether this device keeps something under this name: known without loading what reads it. */
export function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
