import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ListBeside } from './list-beside';
import { noFilters } from './list-filters';

afterEach(cleanup);

/** A list with something new, which is shown once it is asked for. */
function Beside(): ReactNode {
  const [freshCount, setFreshCount] = useState(1);
  const rest = { goneCount: 0, total: 0, totalIsMinimum: false, amounts: undefined, readAt: 0 };
  const list = { rows: [], freshCount, ...rest };
  return (
    <MemoryRouter>
      <ListBeside
        search={null}
        chips={null}
        filters={noFilters}
        list={list}
        unread={null}
        current="K7Q-2MX-9TD"
        onShow={() => setFreshCount(0)}
      />
    </MemoryRouter>
  );
}

it('keeps the focus in the list once the latest one is shown, as the word of it goes', () => {
  render(<Beside />);
  const shown = screen.getByRole('button', { name: 'Afficher' });
  shown.focus();
  fireEvent.click(shown);
  expect(screen.queryByRole('button', { name: 'Afficher' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Liste des déclarations' }));
});
