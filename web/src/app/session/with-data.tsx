import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyComponent } from '../../lib/lazy-component';

/** A page that computes, fetched together with the data it leans on: neither weighs on the first page. */
export function lazyWithData<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyComponent<Props>(async () => {
    const [{ DataProvider }, Page] = await Promise.all([import('./session'), load()]);
    return (props) => (
      <DataProvider>
        <Page {...props} />
      </DataProvider>
    );
  });
}
