/** Marks a form that was sent before the application could hear it. */
const mark = 'sentEarly';

/**
 * A form drawn at build time is sent to nobody before the application runs: the browser would write what is typed in the
 * address. Once the application listens, it has refused the browser's own act already.
 */
export function holdEarlySubmits(): void {
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset[mark] = '';
  });
}

/** Sends a form that was held, once what was typed in it is known: in a task of its own. */
export function sendAgainIfHeld(form: HTMLFormElement): void {
  if (form.dataset[mark] === undefined) return;
  delete form.dataset[mark];
  setTimeout(() => form.requestSubmit());
}
