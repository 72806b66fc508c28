import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useAnchor } from './use-anchor';

afterEach(cleanup);

function Anchor(): ReactNode {
  return <output>{useAnchor() ?? 'none'}</output>;
}

const at = (address: string): ReactNode => (
  <MemoryRouter initialEntries={[address]}>
    <Anchor />
  </MemoryRouter>
);

it.each([
  ['/page', 'none'],
  ['/page#', 'none'],
  ['/page#andorre', 'andorre'],
  ['/page#libert%C3%A9', 'liberté'],
  ['/page#100%', 'none'],
])('reads the anchor of %s', (address, anchor) => {
  render(at(address));
  expect(screen.getByRole('status').textContent).toBe(anchor);
});

it('knows of no anchor in a page that is written: its address holds none', () => {
  expect(renderToString(at('/page#andorre'))).toContain('none');
});
