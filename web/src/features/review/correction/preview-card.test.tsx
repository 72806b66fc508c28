import type { AnswerLine, CorrectionPreview, SimulationAnswer } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { PreviewCard } from './preview-card';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vase = assessedLine({ customId: 'v', id: null, customName: 'Vase' });
const lamp = assessedLine({ customId: 'l', id: null, customName: 'Lampe', total: 0 });

/** What the table says, row after row, for a person: the header's parts, then the amounts. */
function rows(
  before: readonly AnswerLine[],
  after: readonly AnswerLine[],
  corrected: readonly string[],
  [warningsBefore, warningsAfter]: readonly SimulationAnswer['warnings'][] = [],
  declared: CorrectionPreview['declared'] = { before: {}, after: {} },
  withoutForbidden?: SimulationAnswer['withoutForbidden'],
  totalIsMinimum = false,
  mode: SimulationAnswer['mode'] = 'flat',
) {
  const was = assessedBasket(before, { warnings: warningsBefore ?? [] });
  const is = assessedBasket(after, {
    warnings: warningsAfter ?? [],
    totalIsMinimum,
    mode,
    ...(withoutForbidden && { withoutForbidden }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewCard
        preview={{ version: 2, before: was, after: is, declared, difference: is.total - was.total }}
        correctedIds={corrected}
        actId="enregistrer"
      >
        <p>Enregistrer</p>
      </PreviewCard>
    </QueryClientProvider>,
  );
  const [, body] = screen.getAllByRole('rowgroup');
  return within(body as HTMLElement)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].flatMap((cell) =>
        cell.children.length === 0
          ? [cell.textContent]
          : [...cell.children].map(({ textContent }) => textContent),
      ),
    );
}

describe('the preview of a correction', () => {
  it('gives the old amount with what the line was, beside what it becomes', () => {
    const ring = { ...vase, customName: 'Bague', originalValue: 620, total: 150 };
    expect(rows([vase], [ring], ['v'])).toEqual([
      ['Bague · 620,00\u00A0€', 'avant\u00A0: Vase · 500,00\u00A0€', '115,00\u00A0€', '150,00\u00A0€'],
      ['Total à payer', '115,00\u00A0€', '150,00\u00A0€'],
    ]);
  });

  it('shows the line that was corrected and the total when nothing changes in them', () => {
    const renamed = { ...vase, customName: 'Grand vase' };
    expect(rows([vase, lamp], [renamed, lamp], ['v'])).toEqual([
      ['Grand vase · 500,00\u00A0€', 'avant\u00A0: Vase · 500,00\u00A0€', '115,00\u00A0€', '115,00\u00A0€'],
      ['Total à payer', '115,00\u00A0€', '115,00\u00A0€'],
    ]);
    expect(screen.getByText('Le total ne change pas.')).toBeTruthy();
  });

  it('shows a line that another one’s correction taxes, without a before that would be the same', () => {
    const taxed = { ...lamp, total: 40 };
    expect(rows([vase, lamp], [{ ...vase, originalValue: 600, total: 130 }, taxed], ['v'])).toEqual([
      ['Vase · 600,00\u00A0€', 'avant\u00A0: Vase · 500,00\u00A0€', '115,00\u00A0€', '130,00\u00A0€'],
      ['Lampe · 500,00\u00A0€', 'recalculé', '0,00\u00A0€', '40,00\u00A0€'],
      ['Total à payer', '115,00\u00A0€', '170,00\u00A0€'],
    ]);
  });

  it('says when the correction has the whole basket computed by other rates', () => {
    const taxed = { ...lamp, total: 40 };
    expect(
      rows([vase, lamp], [vase, taxed], ['v'], [], undefined, undefined, false, 'normal'),
    ).toContainEqual(['Droits (le total le plus bas)', 'forfaitaires', 'normaux']);
  });

  it('names the total, as it was and as it would be, and the difference beside it, for a screen reader too', () => {
    rows([vase, lamp], [{ ...vase, total: 15 }, lamp], ['v']);
    const plain = (node: Element | null): string => (node?.textContent ?? '').replace(/\s/gu, ' ');
    const named = screen.getAllByRole('term').map((term) => [plain(term), plain(term.nextElementSibling)]);
    expect(named).toEqual([
      ['Total', '115,00 € → devient 15,00 €'],
      ['Différence', '−100,00 €'],
    ]);
    expect(screen.getByText('→').getAttribute('aria-hidden')).toBe('true');
    cleanup();
    rows([vase, lamp], [vase, lamp], ['v']);
    expect(screen.queryAllByRole('term')).toEqual([]);
  });

  it('shows the doubt that a correction settles, where an amount would say nothing', () => {
    const doubt = { ...lamp, restriction: { code: 'meat', severity: 'doubtful' } } as const;
    const forbidden = { ...lamp, restriction: { code: 'meat', severity: 'forbidden' } } as const;
    const warned = (severity: 'doubtful' | 'forbidden') => [
      { code: 'meat', message: '', legalBasis: null, severity },
    ];
    expect(rows([doubt], [forbidden], ['l'], [warned('doubtful'), warned('forbidden')])).toEqual([
      ['Lampe · 500,00\u00A0€', 'À vérifier', 'À remettre'],
      ['Restriction', 'Article à vérifier', 'Article interdit'],
      ['Total à payer', 'À vérifier', 'À remettre'],
    ]);
    expect(screen.getByText('Seule la restriction change.')).toBeTruthy();
    cleanup();
    expect(rows([doubt], [lamp], ['l'], [warned('doubtful')])[1]).toEqual([
      'Restriction',
      'Article à vérifier',
      'aucune',
    ]);
  });

  it('counts every restriction, so that one settled among several is seen', () => {
    const under = (line: AnswerLine, severity: 'doubtful' | 'forbidden'): AnswerLine => ({
      ...line,
      restriction: { code: 'meat', severity },
    });
    const taken: AnswerLine = { ...lamp, customId: 't', status: 'handed-over' };
    const before = [under(vase, 'doubtful'), under(lamp, 'doubtful'), taken];
    const after = [under(vase, 'doubtful'), under(lamp, 'forbidden'), taken];
    const row = rows(before, after, ['l']).find(([name]) => name === 'Restriction');
    expect(row).toEqual([
      'Restriction',
      '2\u00A0articles à vérifier, article remis',
      'Article interdit, article à vérifier, article remis',
    ]);
    cleanup();
    const last = rows(after, [vase, under(lamp, 'forbidden'), taken], ['v']).find(
      ([name]) => name === 'Restriction',
    );
    expect(last?.slice(1)).toEqual([
      'Article interdit, article à vérifier, article remis',
      'Article interdit, article remis',
    ]);
    expect(screen.getByText('Seule la restriction change.')).toBeTruthy();
  });

  it('says of a forbidden article that is added what the sheet will, in both tables, and that it is added', () => {
    const bag: AnswerLine = {
      ...vase,
      customId: 's',
      customName: 'Sac de contrefaçon',
      restriction: { code: 'counterfeits', severity: 'forbidden' },
    };
    const { allowances, quantityAllowances } = assessedBasket();
    const detail = { mode: null, allowances, quantityAllowances, lines: [vase] };
    const taxes = { totalCustomDuty: 12.5, totalExcise: 0, totalVat: 102.5 };
    const rest = { total: 115, totalIsMinimum: false, detail: { ...detail, ...taxes } };
    const warnings = [
      { code: 'counterfeits', message: '', legalBasis: null, severity: 'forbidden' },
    ] as const;
    expect(rows([vase], [vase, bag], [], [[], [...warnings]], undefined, rest)).toEqual([
      ['Sac de contrefaçon · 500,00\u00A0€', 'Non déclaré', 'À remettre'],
      ['Restriction', 'aucune', 'Article interdit'],
      ['Total à payer', '115,00\u00A0€', '115,00\u00A0€'],
    ]);
    const byArticle = screen.getAllByRole('table')[1]?.textContent;
    expect(byArticle).toMatch(/Total—À remettre$/);
    expect(byArticle).not.toMatch(/115|12,50|102,50/);
    expect(screen.getByText(/^1\sarticle ajouté\.$/)).toBeTruthy();
    expect(screen.queryByText('Seule la restriction change.')).toBeNull();
  });

  it('says which article was not declared and which one goes, even when nothing is owed on them', () => {
    expect(rows([vase, lamp], [vase, { ...lamp, customId: 'n', customName: 'Tapis' }], [])).toEqual([
      ['Lampe · 500,00\u00A0€', '0,00\u00A0€', 'Retiré'],
      ['Tapis · 500,00\u00A0€', 'Non déclaré', '0,00\u00A0€'],
      ['Total à payer', '115,00\u00A0€', '115,00\u00A0€'],
    ]);
  });

  it('tells what changes of the person and of the trip, in words', () => {
    const declared: CorrectionPreview['declared'] = {
      before: { age: 18, ageIsMinimum: true, country: 'US', declarantEmail: 'a@exemple.fr', border: false },
      after: { age: 14, country: 'CH', flightNumber: 'AF123', border: true },
    };
    expect(rows([vase], [vase], [], [], declared)).toEqual([
      ['Adresse e-\u2060mail', 'a@exemple.fr', 'non donné'],
      ['Âge', '18\u00A0ans ou plus', '14\u00A0ans'],
      ['Numéro de vol', 'non donné', 'AF\u00A0123'],
      ['Pays d’achat', 'États-Unis', 'Suisse'],
      ['Frontalier', 'non', 'oui'],
      ['Total à payer', '115,00\u00A0€', '115,00\u00A0€'],
    ]);
  });

  it('leaves out what neither was corrected nor moves', () => {
    expect(rows([vase, lamp], [{ ...vase, total: 120 }, lamp], ['v'])).toHaveLength(2);
  });

  it('never calls a total unchanged, or a difference whole, while an article is to be assessed', () => {
    const unknown = assessedLine({
      customId: 'n',
      id: null,
      customName: 'Objet',
      total: 0,
      status: 'to-assess',
    });
    rows([vase], [vase, unknown], [], [], undefined, undefined, true);
    const said = screen.getByText(/peut encore augmenter/u);
    expect(said.textContent).toContain('un article reste à évaluer');
    expect(screen.queryByText(/ne change pas/u)).toBeNull();
    cleanup();
    const lines = [vase, unknown, { ...unknown, customId: 'm' }];
    rows([vase], lines, [], [], undefined, undefined, true);
    expect(screen.getByText(/peut encore augmenter/u).textContent).toMatch(/2\sarticles restent à évaluer/u);
  });
});
