/** Runs the action while no other tab runs one of the same name, where the browser knows how. */
export function lockedAcrossTabs<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  // Absent outside secure contexts and from older browsers: the server then bears two tabs at once for ten seconds.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(name, action) : action();
}
