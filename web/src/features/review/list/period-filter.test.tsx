import { filterRanges } from '@retour/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { listText } from '../text/list-text';
import { boundLooks } from './filter-looks';
import { PeriodFilter } from './period-filter';

afterEach(cleanup);

const press = () => userEvent.click(screen.getByRole('button', { name: listText.applyPeriod }));

function typeDays(from: string, to: string): void {
  fireEvent.change(screen.getByLabelText(boundLooks.startDate.label), { target: { value: from } });
  fireEvent.change(screen.getByLabelText(boundLooks.endDate.label), { target: { value: to } });
}

it('says that the end comes before the start, beside the field that takes the focus, and changes nothing', async () => {
  const onChange = vi.fn();
  render(<PeriodFilter period={{ startDate: '2026-11-01', endDate: '2026-11-02' }} onChange={onChange} />);
  typeDays('2026-11-20', '2026-11-19');
  await press();
  expect(screen.getByText(filterRanges.period.fault)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(boundLooks.endDate.label));
  expect(onChange).not.toHaveBeenCalled();

  typeDays('2026-11-19', '2026-11-20');
  await press();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ startDate: '2026-11-19', endDate: '2026-11-20' });
  expect(screen.queryByText(filterRanges.period.fault)).toBeNull();
});

it('swaps two days at a press once it has said that they are inverted', async () => {
  const onChange = vi.fn();
  render(<PeriodFilter period={{ startDate: '2026-11-01', endDate: '2026-11-02' }} onChange={onChange} />);
  expect(screen.queryByText(listText.swapDays)).toBeNull();
  typeDays('2026-11-20', '2026-11-19');
  await press();
  await userEvent.click(screen.getByRole('button', { name: listText.swapDays }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ startDate: '2026-11-19', endDate: '2026-11-20' });
});

it('follows the period of the address', () => {
  const { rerender } = render(
    <PeriodFilter period={{ startDate: '2026-11-01', endDate: undefined }} onChange={vi.fn()} />,
  );
  rerender(<PeriodFilter period={{ startDate: '2026-10-01', endDate: undefined }} onChange={vi.fn()} />);
  expect(screen.getByLabelText<HTMLInputElement>(boundLooks.startDate.label).value).toBe('2026-10-01');
});
