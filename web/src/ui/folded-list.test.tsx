import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FoldedList } from './folded-list';

afterEach(cleanup);

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, place) => `n${place}`);

function show(count: number): HTMLElement {
  const { container } = render(
    <FoldedList others={(others) => `et ${others} autres`}>
      {names(count).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </FoldedList>,
  );
  return container;
}

it.each([1, 3, 4])('tells %d lines as they are', (count) => {
  const list = show(count);
  expect(list.querySelectorAll('li')).toHaveLength(count);
  expect(list.querySelector('details')).toBeNull();
});

it('tells the first ones of a long list, and holds the others', () => {
  const list = show(20);
  expect(screen.getByText('et 17 autres')).toBeDefined();
  expect(list.querySelectorAll('details li')).toHaveLength(17);
  expect(list.querySelectorAll('li')).toHaveLength(20);
});
