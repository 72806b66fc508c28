/** What an action gives, or undefined where the browser forbids it, as a full or closed storage does. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
