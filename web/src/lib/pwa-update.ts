/** One worker for the whole site; the server must serve it uncached. */
const workerUrl = '/sw.js';
const checkEveryMs = 60 * 60 * 1000;

type Listener = () => void;

let waiting: ServiceWorker | null = null;
let reloadWanted = false;
const listeners = new Set<Listener>();

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) setWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      const replacesAnother = navigator.serviceWorker.controller !== null;
      if (found.state === 'installed' && replacesAnother) setWaiting(found);
      if (found.state === 'redundant' && waiting === found) setWaiting(null);
    });
  });
  const check = (): void => {
    registration.update().catch(() => undefined);
  };
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** Keeps the application on the device. Nothing is reloaded unless `applyUpdate` was asked for in this tab. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloadWanted) window.location.reload();
  });
  try {
    watch(await navigator.serviceWorker.register(workerUrl));
  } catch {
    // A browser that refuses workers still runs the application, online.
  }
}

export function subscribeToUpdate(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isUpdateReady = (): boolean => waiting !== null;

/** Lets the new version take over, then reloads this tab: at once where another tab had it take over already. */
export function applyUpdate(): void {
  reloadWanted = waiting?.state === 'installed';
  if (reloadWanted) waiting?.postMessage({ type: 'SKIP_WAITING' });
  else window.location.reload();
}
