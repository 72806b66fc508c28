import { useState } from 'react';

/** A text typed in this tab that survives a reload of the page, until it is forgotten. */
export function useKeptText(key: string, initial: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => attempt(() => sessionStorage.getItem(key)) ?? initial);
  return [
    text,
    (typed) => {
      setText(typed);
      attempt(() => sessionStorage.setItem(key, typed));
    },
  ];
}

export function forgetText(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
