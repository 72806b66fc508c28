import { lawOn, lineTotals } from '@retour/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { SpecialTaxes } from '../creation/summary/special-taxes';
import { restrictedBasket, reviewedDeclaration } from '../testing/reviewed-declaration';
import { AmountParts, AmountTag } from './amount-tag';
import { LineFigures } from './line-figures';

afterEach(cleanup);

describe('the amount of a declaration', () => {
  it.each(['draft', 'submitted', 'validated'] as const)('is to be paid while it is %s', (status) => {
    render(<AmountTag declaration={reviewedDeclaration({ status })} />);
    expect(screen.getByRole('region', { name: 'À payer à la douane' })).toBeTruthy();
  });

  it('is nothing to pay in a version that a correction took the place of', () => {
    const assessment = restrictedBasket('forbidden', {
      total: 186.34,
      withoutForbidden: { total: 150, totalIsMinimum: false },
    });
    render(<AmountTag declaration={reviewedDeclaration({ assessment })} isPast />);
    const tag = screen.getByRole('region', { name: 'Calculé dans cette version' });
    expect(tag.querySelector('[data-total]')?.textContent).toMatch(/^186,34/u);
    expect(tag.textContent).not.toMatch(/payer|encaisser|remis/u);
  });

  it('is paid once it is', () => {
    render(<AmountTag declaration={reviewedDeclaration({ status: 'paid', payment: 'card' })} />);
    expect(screen.getByRole('region', { name: 'Somme payée' })).toBeTruthy();
    expect(screen.getByText('Payée par carte')).toBeTruthy();
  });

  it.each([
    ['refused', 'Déclaration refusée : rien à encaisser.'],
    ['cancelled', 'Déclaration annulée : rien à encaisser.'],
    ['seized', 'Articles saisis : rien à encaisser.'],
  ] as const)('is not to be paid when it is %s, whatever remains to be assessed', (status, note) => {
    const assessment = assessedBasket(undefined, { totalIsMinimum: true });
    render(<AmountTag declaration={reviewedDeclaration({ status, assessment })} />);
    expect(screen.getByRole('region', { name: 'Déclaration close' })).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.getByText('Non encaissé')).toBeTruthy();
    expect(screen.queryByText('À payer à la douane')).toBeNull();
  });

  it.each(['abandoned', 're-exported', 'refused', 'seized'] as const)(
    'heads the taxes of what is closed by the sum that was computed: %s',
    (status) => {
      const { container } = render(<AmountParts assessment={assessedBasket()} status={status} />);
      const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
      expect(names.indexOf('Calculé')).toBe(0);
      expect(container.querySelector('dd')?.textContent.replace(/\s/gu, ' ')).toBe('115,00 €');
      cleanup();
      const toAssess = assessedLine({ status: 'to-assess', total: 0, customDuty: 0, vat: 0 });
      const assessment = assessedBasket([toAssess], { total: 0, totalIsMinimum: true });
      render(<AmountParts assessment={assessment} status={status} />);
      expect(screen.getByText('Non évalué')).toBeTruthy();
    },
  );

  it.each([
    ['submitted', false],
    ['paid', false],
    ['refused', true],
  ] as const)('says no sum again over the taxes of what is %s', (status, isPast) => {
    render(<AmountParts assessment={assessedBasket()} status={status} isPast={isPast} />);
    expect(screen.queryByText('Calculé')).toBeNull();
  });

  it.each([
    ['forbidden', 'Article interdit', 'À remettre'],
    ['doubtful', 'Article à vérifier', 'À vérifier'],
    ['regulated', 'Article réglementé', 'À présenter'],
  ] as const)('is in words when nothing but a %s article counts', (severity, label, words) => {
    render(<AmountTag declaration={reviewedDeclaration({ assessment: restrictedBasket(severity) })} />);
    expect(screen.getByRole('region', { name: label }).querySelector('[data-total]')?.textContent).toBe(
      words,
    );
  });

  it('is that of the rest beside a forbidden article, and is complete where the rest is', () => {
    const assessment = restrictedBasket('forbidden', {
      total: 186.34,
      totalIsMinimum: true,
      withoutForbidden: { total: 186.34, totalIsMinimum: false },
    });
    render(<AmountTag declaration={reviewedDeclaration({ assessment })} />);
    const tag = screen.getByRole('region', { name: /pour le reste$/u });
    expect(tag.querySelector('[data-total]')?.textContent).toMatch(/^186,34/u);
    expect(tag.textContent).toMatch(/Une fois l’interdit remis/u);
    expect(tag.textContent).not.toMatch(/peut augmenter/u);
  });

  it.each(['forbidden', 'doubtful', 'regulated'] as const)(
    'says to an agent nothing that is meant for the traveller: %s',
    (severity) => {
      render(<AmountTag declaration={reviewedDeclaration({ assessment: restrictedBasket(severity) })} />);
      expect(screen.getByRole('region').textContent).not.toMatch(/agent|papiers/);
    },
  );

  it.each(['forbidden', 'doubtful', 'regulated'] as const)(
    'is nothing once a declaration with a %s article is closed',
    (severity) => {
      const assessment = restrictedBasket(severity);
      render(<AmountTag declaration={reviewedDeclaration({ status: 'paid', assessment })} />);
      expect(screen.getByRole('region', { name: 'Déclaration close' }).textContent).toContain('Rien à payer');
    },
  );

  it.each(['forbidden', 'doubtful', 'regulated'] as const)(
    'says no tax to be nothing beside a %s article, in its sums or in its figures',
    (severity) => {
      const declaration = reviewedDeclaration({ assessment: restrictedBasket(severity) });
      const [line] = declaration.assessment.shoppingProducts;
      const { container } = render(
        <>
          <AmountTag declaration={declaration} />
          {line && (
            <LineFigures
              line={line}
              rates={declaration.exchangeRates}
              law={lawOn(declaration.date)}
              totals={lineTotals(declaration)}
            />
          )}
          <SpecialTaxes answer={declaration.assessment} />
        </>,
      );
      expect(container.textContent).toContain('500,00');
      expect(container.textContent).not.toMatch(/(?<!\d)0,00/u);
    },
  );

  it('says the taxes that are owed beside one, and none that is not known', () => {
    const cigarettes = assessedLine({ excise: 30, total: 145 });
    const lamp = assessedLine({ customId: 'l', status: 'to-assess', customDuty: 0, vat: 0, total: 0 });
    const assessment = assessedBasket([cigarettes, lamp], { totalIsMinimum: true, tobaccoTax: 30 });
    const { container } = render(<AmountParts assessment={assessment} status="submitted" />);
    const text = container.textContent.replace(/\s/gu, ' ');
    expect(text).toContain('tabac30,00 €');
    expect(text).not.toMatch(/alcool|(?<!\d)0,00/iu);
  });

  it.each([
    ['taxed', 'Valeur des articles'],
    ['handed-over', 'Valeur des articles, remis compris'],
  ] as const)('says whether its value counts what was handed over: %s', (status, name) => {
    const assessment = assessedBasket([assessedLine(), assessedLine({ customId: 'h', status, total: 0 })]);
    render(<AmountParts assessment={assessment} status="submitted" />);
    expect(screen.getByText(name)).toBeTruthy();
  });

  it.each([
    ['submitted', 'taxed', 'Valeur des articles, interdit compris'],
    ['submitted', 'handed-over', 'Valeur des articles, remis et interdit compris'],
    ['seized', 'taxed', 'Valeur des articles, interdit compris'],
    ['paid', 'taxed', 'Valeur des articles'],
  ] as const)(
    'says that its value counts what may not enter, beside sums that do not: %s, %s',
    (status, of, name) => {
      const restriction = { code: 'ivory', severity: 'forbidden' } as const;
      const alone = assessedLine({ customId: 'l', status: of });
      const basket = assessedBasket([assessedLine({ customId: 'i', restriction }), alone]);
      const { mode, allowances, quantityAllowances, totalCustomDuty, totalExcise, totalVat } = basket;
      const figures = { mode, allowances, quantityAllowances, totalCustomDuty, totalExcise, totalVat };
      const withoutForbidden = { total: 0, totalIsMinimum: false, detail: { ...figures, lines: [alone] } };
      render(<AmountParts assessment={{ ...basket, withoutForbidden }} status={status} />);
      expect(screen.getByText(name)).toBeTruthy();
      // The sum over them is that of what may be kept.
      const computed = screen.queryByText('Calculé')?.nextElementSibling?.textContent;
      expect(computed?.replace(/\s/gu, ' ')).toBe(status === 'seized' ? '0,00 €' : undefined);
    },
  );

  it('counts no money in the value of the articles, and says their taxes beside it', () => {
    const sum = assessedLine({
      customId: 's',
      value: 12_345.67,
      total: 0,
      customDuty: 0,
      vat: 0,
      status: 'unlimited',
      restriction: { code: 'cash', severity: 'regulated' },
      explanation: [{ code: 'cash-owes-nothing', text: 'Rien n’est dû.', legalBasis: null, figures: {} }],
    });
    const { container } = render(
      <AmountParts
        assessment={assessedBasket([assessedLine({ customDuty: 0, total: 102.5 }), sum])}
        status="submitted"
      />,
    );
    const text = container.textContent.replace(/\s/gu, ' ');
    expect(text).toContain('Valeur des articles, hors argent liquide, lingots et pièces d’or500,00 €');
    expect(text).toContain('Droit de douane0,00 €');
  });

  it('speaks of tobacco and alcohol only where there is a tax on them', () => {
    const assessment = assessedBasket(undefined, { tobaccoTax: 0, alcoholTax: 0 });
    const { container } = render(
      <>
        <AmountParts assessment={assessment} status="submitted" />
        <SpecialTaxes answer={assessment} />
      </>,
    );
    expect(container.textContent).not.toMatch(/tabac|alcool/u);
  });

  it('says that it may grow while an article is to be assessed', () => {
    const assessment = assessedBasket(undefined, { totalIsMinimum: true });
    render(<AmountTag declaration={reviewedDeclaration({ assessment })} />);
    const tag = screen.getByRole('region', { name: 'À payer à la douane' });
    expect(tag.textContent).toMatch(/au\smoins 115,00\s€/u);
    expect(tag.textContent).toContain('Au moins un article reste à évaluer');
  });

  it.each([
    ['relieved', false, 'Rien à encaisser', '0,00 €'],
    ['to-assess', true, 'Article à évaluer', 'À évaluer'],
    ['indicative-exceeded', false, 'Niveau indicatif dépassé', 'Selon le contrôle'],
  ] as const)(
    'is never « à payer » where nothing is for certain: %s',
    (lineStatus, totalIsMinimum, label, words) => {
      const assessment = assessedBasket([assessedLine({ status: lineStatus, total: 0 })], { totalIsMinimum });
      render(<AmountTag declaration={reviewedDeclaration({ assessment })} />);
      const text = screen.getByRole('region', { name: label }).querySelector('[data-total]')?.textContent;
      expect(text?.replaceAll('\u00A0', ' ')).toBe(words);
    },
  );

  it('says that taxes on tobacco and alcohol are parts of it, not more of it', () => {
    const assessment = assessedBasket(undefined, { tobaccoTax: 20, alcoholTax: 10 });
    render(<AmountParts assessment={assessment} status="submitted" />);
    expect(screen.getByText('dont taxes sur le tabac')).toBeTruthy();
    expect(screen.getByText('dont taxes sur l’alcool')).toBeTruthy();
  });
});
