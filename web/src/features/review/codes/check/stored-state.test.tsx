import type { DeclarationCode } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { reviewedDeclaration } from '../../testing/reviewed-declaration';
import { StoredState } from './stored-state';

afterEach(cleanup);

const declaration = reviewedDeclaration({ version: 3 });
const code: DeclarationCode = {
  publicId: declaration.publicId,
  edition: declaration.assessment.edition,
  keyId: 'a',
  declarationId: declaration.id,
  version: 2,
  total: 115_00,
  totalIsMinimum: false,
};

it.each([
  ['validated', /Le montant de ce code est toujours le bon/],
  ['seized', /^Rien n’est à encaisser\.$/],
  ['refused', /^Rien n’est à encaisser\.$/],
] as const)('says of a code of a declaration that was %s what it is worth', (status, words) => {
  const queries = new QueryClient();
  const stored = { ...declaration, status };
  queries.setQueryDefaults(['scanned-declaration'], { queryFn: () => stored });
  queries.setQueryData(['scanned-declaration', declaration.id], stored);
  render(
    <QueryClientProvider client={queries}>
      <StoredState code={code} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
