const controls = 'a, button, summary';
/** Later, somebody in a hurry has seen what came, and wants it. */
const maxGapMs = 400;

/** Sending twice is never meant: on the next page, the same button may already be another question's. */
function sends(control: Element): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit';
}

let isDropping = false;

/**
 * The second half of a double press belongs to what was pressed first. When the page moved in between, what came under the
 * finger was never chosen: it is not pressed. Presses of one control in a row, as on « + », stay as many as they are, but of
 * what sends a form.
 */
export function dropStrayPresses(): void {
  if (isDropping) return;
  isDropping = true;
  let pressed: Element | null = null;
  let pressedAt = Number.NEGATIVE_INFINITY;
  document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      const isSecondHalf = event.detail > 1 && event.timeStamp - pressedAt < maxGapMs;
      if (isSecondHalf && control !== null && (control !== pressed || sends(control))) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      pressed = control;
      pressedAt = event.timeStamp;
    },
    { capture: true },
  );
}
