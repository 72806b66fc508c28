import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKept } from './use-kept';

const drawn = (name: string, total: number) => ({ article: { name }, line: { total }, doubts: [] });

it('keeps a value that is equal to the one before', () => {
  const { result, rerender } = renderHook(useKept<object>, { initialProps: drawn('Lampe', 12) });
  const first = result.current;
  rerender(drawn('Lampe', 12));
  expect(result.current).toBe(first);
});

it('keeps the parts that are equal, beside the one that changed', () => {
  const { result, rerender } = renderHook(useKept<ReturnType<typeof drawn>>, {
    initialProps: drawn('Lampe', 12),
  });
  const first = result.current;
  rerender(drawn('Lampe', 40));
  expect(result.current).toEqual(drawn('Lampe', 40));
  expect(result.current.article).toBe(first.article);
  expect(result.current.line).not.toBe(first.line);
});
