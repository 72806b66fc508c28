import { useEffect, useRef } from 'react';
import { useHeldEnterIgnored } from './use-held-enter-ignored';

interface LeadingEnter {
  readonly isOpen: boolean;
  readonly formId: string;
  /** Id of the field that the choice asks for next; none when nothing is left but the act. */
  readonly asked: string | undefined;
}

/** The button of a form that confirms it, in it or beside it. */
function confirmationOf(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
}

/**
 * Enter on what is chosen leads to what it asks next, and from there, left empty, or from a choice that asks nothing, to the button of
 * the act: browsers would send the form at once, and what is recorded is undone by a supervisor alone. Held down, it goes one step and no
 * further. While nothing is chosen, the form says so as ever.
 */
export function useEnterLeadsOn({ isOpen, formId, asked }: LeadingEnter): void {
  // Before what leads on: held down, it would press what it has just led to.
  useHeldEnterIgnored(isOpen);
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const lead = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return;
      const { form } = target;
      if (form?.id !== formId) return;
      const asksNext = latest.current === undefined ? null : document.getElementById(latest.current);
      const isChoice = target.type === 'radio' && target.checked;
      const isLeftEmpty = target === asksNext && target.value.trim() === '';
      if (!isChoice && !isLeftEmpty) return;
      event.preventDefault();
      ((isChoice ? asksNext : null) ?? confirmationOf(form))?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [isOpen, formId]);
}
