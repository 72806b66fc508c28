const width = 30;

/** A bar on the terminal of whoever waits, on the error stream: figures go to the other one. */
export function showProgress(what: string, total: number): (done: number) => void {
  const start = performance.now();
  return (done) => {
    const filled = Math.round((width * done) / total);
    const perSecond = Math.round(done / ((performance.now() - start) / 1_000));
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    process.stderr.write(
      `\r${what} ${bar} ${done} of ${total}, ${perSecond} a second${done < total ? '' : '\n'}`,
    );
  };
}
