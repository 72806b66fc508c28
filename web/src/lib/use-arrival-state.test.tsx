import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useArrivalState } from './use-arrival-state';

afterEach(cleanup);

function Page(): string {
  return JSON.stringify(useArrivalState());
}

it('is what the page before says, until the page is gone back to or loaded again', async () => {
  const routes = [{ path: '*', Component: Page }];
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: '/', state: { done: 'before' } }],
  });
  const { container } = render(<RouterProvider router={router} />);
  expect(container.textContent).toBe('{}');
  await act(() => router.navigate('/saved', { state: { done: 'now' } }));
  expect(container.textContent).toBe('{"done":"now"}');
  await act(() => router.navigate('/other', { state: 'a text' }));
  expect(container.textContent).toBe('{}');
  await act(() => router.navigate(-1));
  expect(container.textContent).toBe('{}');
});
