/**
 * Brings the field of a form that has the focus whole into sight, now and whenever the room that the fields have changes: of a
 * text field, browsers show the caret alone. A ref.
 */
export function keepFocusInSight(form: HTMLElement | null): () => void {
  const show = (): void => {
    const { activeElement } = document;
    if (!form?.contains(activeElement)) return;
    activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const watched = new ResizeObserver(show);
  // What scrolls it is as high as the window lets it be: it shrinks when a line appears beside it.
  for (const element of [form, form?.closest('dialog > * > *')]) if (element) watched.observe(element);
  form?.addEventListener('focusin', show);
  return () => {
    watched.disconnect();
    form?.removeEventListener('focusin', show);
  };
}
