import { useEffect, useRef } from 'react';
import { isTypedInto } from '../../../lib/shortcuts/follow-keys';
import { burstGap } from '../../../lib/shortcuts/key-burst';
import { areShortcutsOn } from '../../../lib/shortcuts/shortcuts-switch';

/** Which option a key alone stands for, by its place; undefined for any other key. */
function placeOf(event: KeyboardEvent): number | undefined {
  const { key, ctrlKey, altKey, metaKey, isComposing, repeat } = event;
  if (ctrlKey || altKey || metaKey || isComposing || repeat || event.defaultPrevented) return undefined;
  return /^[1-9]$/u.test(key) && !isTypedInto(event) ? Number(key) - 1 : undefined;
}

/** From now on, Space and the arrows are of the reason that was chosen; a text that is begun keeps the focus. */
function bringFocus(name: string, id: string): void {
  if (isTypedInto({ target: document.activeElement })) return;
  for (const radio of document.getElementsByName(name)) {
    if (radio instanceof HTMLInputElement && radio.value === id) radio.focus();
  }
}

export interface ReasonGroup<Id extends string> {
  /** That of its radio buttons. */
  readonly name: string;
  readonly options: readonly { readonly id: Id; readonly disabled?: boolean | undefined }[];
}

/**
 * The first nine of a list of reasons are chosen by their place, while it is asked for and nothing is typed. A key waits for as long
 * as a scanner would take to type the next one.
 */
export function useReasonKeys<Id extends string>(
  isAsked: boolean,
  { name, options }: ReasonGroup<Id>,
  onChoose: (id: Id) => void,
): void {
  const latest = useRef({ name, options, onChoose });
  useEffect(() => {
    latest.current = { name, options, onChoose };
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: KeyboardEvent): void => {
      clearTimeout(waiting);
      const place = placeOf(event);
      if (place === undefined || !areShortcutsOn()) return;
      waiting = setTimeout(() => {
        const option = latest.current.options[place];
        if (option === undefined || option.disabled === true) return;
        latest.current.onChoose(option.id);
        bringFocus(latest.current.name, option.id);
      }, burstGap);
    };
    document.addEventListener('keydown', follow);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('keydown', follow);
    };
  }, [isAsked]);
}
