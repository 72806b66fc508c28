import type {
  AgentRole,
  AnswerLine,
  Correction,
  Declaration,
  RelatedDeclaration,
  SimulationAnswer,
} from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { ActPanel } from '../acts/act-panel';
import { availableActs } from '../acts/available-acts';
import { relatedQuery } from '../queries/review-queries';
import { reviewedDeclaration } from './reviewed-declaration';

/** The network of a panel of acts: it answers nothing until a test says so. */
export const fetchMock = vi.fn<typeof fetch>();

/** Told of what was written. */
export const onDone = vi.fn<(changed: Declaration) => void>();

export function cutNetwork(): void {
  onDone.mockReset();
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetchMock);
}

export function takeDown(): void {
  cleanup();
  vi.unstubAllGlobals();
}

type Severity = NonNullable<AnswerLine['restriction']>['severity'];

export const sausage = (severity: Severity, changes: Partial<AnswerLine> = {}) =>
  assessedLine({
    customId: 's',
    id: null,
    customName: 'Saucisson',
    status: 'relieved',
    total: 0,
    restriction: { code: 'meat', severity },
    ...changes,
  });
const warning = (severity: Severity): SimulationAnswer['warnings'][number] => ({
  code: 'meat',
  message: 'Viande',
  legalBasis: null,
  severity,
  customIds: ['s'],
});

interface Surroundings {
  /** What other declarations of the traveller are known; not read yet by default. */
  readonly related?: readonly RelatedDeclaration[];
  /** What the pages before have read. */
  readonly queries?: QueryClient;
  readonly declared?: Partial<Declaration>;
  /** What this reader may do, and no more. */
  readonly role?: AgentRole;
  /** Where its acts stand, on a phone. */
  readonly bar?: HTMLElement;
}

/** The panel of a declaration with these lines, for an agent who may do everything; then the same once it has another status. */
export function show(
  lines: readonly AnswerLine[],
  severity?: Severity,
  changes: Partial<SimulationAnswer> = {},
  status: Declaration['status'] = 'validated',
  { queries = new QueryClient(), declared = {}, role, related, bar }: Surroundings = {},
): {
  readonly again: (status: Declaration['status']) => void;
  /** The page knows that a later version of it, the next unless told, has this status, and shows the one before. */
  readonly readAgain: (status: Declaration['status'], later?: number) => void;
} {
  const warnings = severity === undefined ? [] : [warning(severity)];
  const declarationIn = (shown: Declaration['status']): Declaration =>
    reviewedDeclaration({
      ...declared,
      status: shown,
      assessment: assessedBasket(lines, { warnings, ...changes }),
    });
  if (related !== undefined) queries.setQueryData(relatedQuery(declarationIn(status).id).queryKey, related);
  const panelIn = (shown: Declaration['status'], newer?: Declaration): ReactNode => {
    const declaration = declarationIn(shown);
    const everything = {
      transitions: ['validated', 'paid', 'refused'],
      otherOutcomes: ['abandoned', 're-exported', 'seized'],
      canReopen: shown === 'refused',
      canReverse: shown === 'paid',
      canUndo: true,
      canCorrect: true,
    } as const;
    return (
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <ActPanel
            declaration={declaration}
            available={role === undefined ? everything : availableActs(declaration, { agentId: 'a1', role })}
            agentId="a1"
            newer={newer}
            bar={bar}
            onDone={onDone}
            onBusy={vi.fn()}
            onReload={vi.fn()}
          />
        </MemoryRouter>
      </QueryClientProvider>
    );
  };
  const { rerender } = render(panelIn(status));
  return {
    again: (shown) => rerender(panelIn(shown)),
    readAgain: (known, later = 1) => {
      const newer = declarationIn(known);
      rerender(panelIn(status, { ...newer, version: newer.version + later }));
    },
  };
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** The corrections that were asked for. */
export const corrected = (): readonly Correction[] =>
  fetchMock.mock.calls
    .filter(([address]) => String(address).endsWith('/correction/'))
    .map(([, request]) => JSON.parse(String(request?.body)));
/** The changes of status that were asked for. */
export const sent = () => fetchMock.mock.calls.filter(([, request]) => request?.method === 'PATCH');
