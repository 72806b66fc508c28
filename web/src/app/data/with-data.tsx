import type { ComponentType } from 'react';
import { lazyComponent, type PartComponent } from '../../lib/lazy-component';

/** A page that computes, fetched together with the data it leans on: neither weighs on the first page. */
export function lazyWithData<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PartComponent<Props> {
  return lazyComponent<Props>(async () => {
    const [{ DataProvider }, Page] = await Promise.all([import('./data'), load()]);
    return (props) => (
      <DataProvider>
        <Page {...props} />
      </DataProvider>
    );
  });
}
