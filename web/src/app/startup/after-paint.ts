/**
 * Runs in pages whose content is already written: the application, which would take its share of a slow network, is
 * asked for once that content is painted.
 */
const longestWaitMs = 300;

/** At once where nobody looks: a hidden tab paints nothing. */
function contentPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

void contentPainted().then(() => {
  const application = document.querySelector<HTMLTemplateElement>('template#after-paint');
  if (application) document.head.append(application.content);
});

export {};
