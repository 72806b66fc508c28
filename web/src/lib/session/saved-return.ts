import { attempt } from '../attempt';

const returnName = 'agent:return';

/** Remembers, in this tab alone, the page that signing in is to lead back to. */
export function saveReturn(address: string): void {
  attempt(() => sessionStorage.setItem(returnName, address));
}

/** The page wanted before signing in: an address below /agent, never another site's. */
export function readReturn(): string | undefined {
  const address = attempt(() => sessionStorage.getItem(returnName)) ?? '';
  return /^\/agent(?:[/?#]|$)/.test(address) ? address : undefined;
}

export function forgetReturn(): void {
  attempt(() => sessionStorage.removeItem(returnName));
}
