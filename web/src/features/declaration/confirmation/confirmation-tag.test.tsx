import type { SimulationAnswer } from '@retour/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerDeclarantAge, type SentDeclaration } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { readReference } from '../../reference/testing/read-reference';
import { statusText } from '../text/status-text';
import { ConfirmationTag } from './confirmation-tag';
import { RemarksNotice } from './remarks-notice';
import { SentRestrictions } from './sent-restrictions';

beforeAll(() => Reflect.get(window, 'happyDOM').setViewport({ width: 360, height: 740 }));
afterEach(cleanup);

const correction = { at: '2026-11-26T10:00:00Z', reason: 'Un parfum de moins.' };

type Severity = 'forbidden' | 'doubtful' | 'regulated';

function answer(total: number, totalIsMinimum: boolean, severity?: Severity): SimulationAnswer {
  const line = assessedLine({
    customName: 'Carabine',
    status: totalIsMinimum ? 'to-assess' : total > 0 ? 'taxed' : 'relieved',
    total,
    ...(severity && { restriction: { code: 'weapons', severity } }),
  });
  const message = 'Il faut une autorisation.';
  return assessedBasket([line], {
    totalIsMinimum,
    warnings:
      severity === undefined
        ? []
        : [{ code: 'weapons', severity, message, legalBasis: null, customIds: ['a'] }],
  });
}

function sentOf(assessment: SimulationAnswer, changes: Partial<SentDeclaration> = {}): SentDeclaration {
  return sentDeclaration({ shownTotal: assessment.total, assessment, ...changes });
}

function shown(sent: SentDeclaration): string {
  const { container } = render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter>
        <ConfirmationTag sent={sent} />
        <RemarksNotice sent={sent} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container.textContent.replace(/\u2060/gu, '').replace(/\s/gu, ' ');
}

describe('a payment that was reversed', () => {
  const reversed = { settledAt: '2026-03-12T10:00:00Z', receipt: 'PORT-CALAIS-2026-000012' };
  const title = 'Le paiement du 12 mars 2026 a été annulé';
  const isVoid = 'Le reçu PORT-CALAIS-2026-000012 que vous aviez ne vaut plus rien.';
  const paidAgain = 'La somme due est de nouveau à payer, et un autre reçu vous sera remis.';
  const closing = 'La clôture du 12 mars 2026 a été annulée';
  const waits = 'La déclaration attend de nouveau un agent.';

  it.each([
    [
      12,
      { status: 'validated', reversed },
      [title, 'Ce qui a été encaissé vous est rendu.', isVoid, paidAgain],
      [],
    ],
    [12, { status: 'submitted', reversed }, [title, isVoid, paidAgain], []],
    [12, { status: 'seized', reversed }, [title, isVoid], [paidAgain]],
    [12, { status: 'validated', reversed, isCorrectionPending: true }, [title, isVoid], [paidAgain]],
    [0, { status: 'validated', reversed }, [title, isVoid], [paidAgain]],
    [
      12,
      { status: 'validated', reversed: { settledAt: reversed.settledAt } },
      [title, 'Le reçu que vous aviez'],
      [],
    ],
    [
      0,
      { status: 'validated', reversed: { settledAt: reversed.settledAt } },
      [closing, waits],
      ['reçu', 'rendu'],
    ],
    [0, { status: 'refused', reversed: { settledAt: reversed.settledAt } }, [closing], [waits]],
    // Told by what was settled, whatever a correction made of it since.
    [
      12,
      { status: 'validated', reversed: { settledAt: reversed.settledAt, amount: 0 } },
      [closing, waits],
      ['reçu', 'rendu'],
    ],
    // Paid again, and as an older version kept it.
    [12, { status: 'paid' }, [], ['a été annulé', 'ne vaut plus']],
    [12, { status: 'validated' }, [], ['a été annulé', 'ne vaut plus']],
  ] as const)('is said where the amount is: %i € and %j', (total, changes, said, unsaid) => {
    const text = shown(sentOf(answer(total, false), changes));
    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  });
});

describe('the mail of a sent declaration', () => {
  it.each([
    [{ hasEmail: true }, 'Un e-mail de confirmation part avec le PDF.', 'Aucun e-mail'],
    [{ hasEmail: true, isMailWithheld: true }, 'Aucun e-mail n’est parti', 'de confirmation part'],
    [{ hasEmail: false }, 'Télécharger le PDF', 'e-mail'],
    [{ hasEmail: true, isMailWithheld: true, status: 'cancelled' }, 'Référence', 'e-mail'],
    [{ hasEmail: true, status: 'paid' }, 'Référence', 'de confirmation part'],
    [{ hasEmail: true, status: 'validated' }, 'Référence', 'de confirmation part'],
    [{ hasEmail: true, correction }, 'Référence', 'de confirmation part'],
    [
      { hasEmail: true, isMailWithheld: true, status: 'paid' },
      'Aucun e-mail n’est parti',
      'de confirmation part',
    ],
  ] as const)('is told as it is: %j', (changes, said, unsaid) => {
    const text = shown(sentOf(answer(12, false), changes));
    expect(text.toLowerCase()).toContain(said.toLowerCase());
    expect(text).not.toContain(unsaid);
  });
});

it.each([
  [{ flightNumber: 'AF123' }, 'Retour des États-Unis en avion, vol AF 123.'],
  // As an older version kept it.
  [{}, 'Retour des États-Unis en avion.'],
  [{ meanOfTransport: 'other', status: 'validated' }, 'Retour des États-Unis par un autre moyen.'],
] as const)('says the trip that was declared, whose day may be later: %j', (changes, trip) => {
  const later = { ...answer(12, false), date: '2026-11-22' };
  expect(shown(sentOf(later, changes))).toContain(`Arrivée en France le 22 novembre 2026. ${trip}`);
});

it('says how many of each article were declared, as everywhere else', () => {
  const lines = [
    assessedLine({ customName: 'Parfum', amount: 2 }),
    assessedLine({ id: 'spiritueux', customName: 'Whisky', amount: 1.5, alcoholDegree: 40 }),
    assessedLine({ id: null, customName: 'Lampe', amount: null }),
  ];
  const text = shown(sentOf(assessedBasket(lines)));
  expect(text).toMatch(/Vos articles \(3\)2 × Parfum.*, 1,5 L à 40 %.*Lampe/u);
});

describe('what was changed after a first try', () => {
  const earlier = { isEarlierTry: true, shownTotal: 99 } as const;
  const toCorrect = 'n’y est pas. Annulez et corrigez, ou dites-le à un agent.';
  const toTell = 'n’y est pas. Dites-le à un agent.';

  it.each([
    [{}, toCorrect],
    [{ correction }, toTell],
    [{ status: 'validated' }, toTell],
    [{ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }, toTell],
  ] as const)('is said not to be in it, with what may still be done: %j', (changes, said) => {
    answerDeclarantAge(34, { declarationId: sentOf(answer(12, false)).id, claimToken: 'a'.repeat(43) });
    const text = shown(sentOf(answer(12, false), { ...earlier, ...changes }));
    expect(text).toContain(`Ce que vous avez changé ensuite ${said}`);
    expect(text).not.toContain('Cet appareil annonçait');
  });

  it('is said no longer once it is settled, nor of a first try', () => {
    expect(shown(sentOf(answer(12, false), { ...earlier, status: 'paid' }))).not.toContain('changé ensuite');
    expect(shown(sentOf(answer(12, false)))).not.toContain('changé ensuite');
  });
});

describe('the amount of a sent declaration', () => {
  it('is frozen until an agent has checked it', () => {
    const frozen = 'Ce montant est figé';
    expect(shown(sentOf(answer(12, false)))).toContain(frozen);
    expect(shown(sentOf(answer(12, false), { status: 'validated' }))).not.toContain(frozen);
    expect(shown(sentOf(answer(12, false), { correction }))).not.toContain(frozen);
    expect(shown(sentOf(answer(0, false)))).not.toContain(frozen);
  });

  it('is compared with what this device announced unless an agent corrected it since', () => {
    const announced = { shownTotal: 60, shownWords: '60,00 €' };
    const difference = 'Cet appareil annonçait 60,00 €';
    expect(shown(sentOf(answer(12, false), announced))).toContain(difference);
    expect(shown(sentOf(answer(12, false), { ...announced, status: 'validated' }))).toContain(difference);
    expect(shown(sentOf(answer(12, false), { ...announced, correction }))).not.toContain('annonçait');
  });

  it('is not written where nothing is owed', () => {
    for (const changes of [{}, { status: 'validated' }, { correction }] as const) {
      const text = shown(sentOf(answer(0, false), changes));
      expect(text).toContain('Vous n’avez rien à payer à la douane.');
      expect(text).not.toMatch(/À payer à la douane|K7Q.*0,00 €.*Vos articles/u);
    }
  });

  it.each([
    ['forbidden', 0, 'Article interditÀ remettre', 'ne peut pas entrer en France'],
    ['forbidden', 12, 'Article interdit. À payer, lui compris12,00 €', 'Payer ne donne pas le droit'],
    ['doubtful', 0, 'Article à vérifierÀ vérifier', 'peut-être interdit'],
    ['regulated', 0, 'Article réglementéÀ présenter', 'Il faut une autorisation.'],
    ['regulated', 12, 'Article réglementé. À payer12,00 €', 'Présentez-'],
  ] as const)('comes after what counts more: %s, %d', (severity, total, amount, first) => {
    const text = shown(sentOf(answer(total, false, severity)));
    expect(text).toContain(amount);
    expect(text).toContain(first);
    expect(text).not.toMatch(/\b0,00 €(?=À payer|Un |Montant|Vos)/u);
  });

  it('is in red for what is forbidden alone, each article under its own law', () => {
    const forbidden = assessedLine({ customId: 'v', customName: 'Saucisson', total: 0 });
    const asked = assessedLine({ customId: 'q', customName: 'Bière brune', total: 0 });
    const about = (severity: Severity, id: string) => ({
      code: severity === 'forbidden' ? 'meat' : 'alcohol',
      severity,
      message: `Loi de ${severity}. Répondez avant de vous fier au montant.`,
      later: { declared: `Loi de ${severity}.`, closed: `Loi de ${severity}.` },
      legalBasis: null,
      customIds: [id],
    });
    const assessment = assessedBasket([forbidden, asked], {
      warnings: [about('forbidden', 'v'), about('doubtful', 'q')],
    });
    const { container } = render(<SentRestrictions sent={sentOf(assessment)} />);
    const tones = [...container.children].map(({ innerHTML, textContent }) => [
      /lucide-circle-alert/u.test(innerHTML),
      /Saucisson/u.test(textContent),
      /Bière/u.test(textContent),
    ]);
    expect(tones).toEqual([
      [true, true, false],
      [false, false, true],
    ]);
    expect(container.textContent).not.toContain('Répondez');
  });

  it.each([
    [12, 'À payer à la douaneau moins 12,00 €'],
    [0, 'À payer à la douaneÀ évaluer'],
  ])('is a minimum while an article is to be assessed: %d', (total, amount) => {
    const text = shown(sentOf(answer(total, true)));
    expect(text).toContain(amount);
    expect(text).toContain('Au moins un article reste à évaluer');
  });
});

describe('what the answer warns of besides', () => {
  const warnings = [
    {
      code: 'exchange-rate-to-confirm',
      severity: 'information',
      message: 'Taux à confirmer.',
      legalBasis: null,
    },
    { code: 'meat', severity: 'information', message: '« Jouet » : réponse « non ».', legalBasis: null },
  ] as const;
  const warned = { ...answer(12, false), warnings: [...warnings] };

  it.each(['submitted', 'validated'] as const)('is said while it is to be paid: %s', (status) => {
    const text = shown(sentOf(warned, { status }));
    expect(text).toMatch(/À savoir.*réponse « non ».*Taux à confirmer\./u);
  });

  it.each(['paid', 'refused', 'cancelled'] as const)('is over with the declaration: %s', (status) => {
    expect(shown(sentOf(warned, { status }))).not.toMatch(/À savoir|Taux à confirmer/u);
  });

  it('gives no order of what is regulated, and says that its amounts are computed, once it has ended', () => {
    const alone = answer(0, false, 'regulated');
    const [weapon] = alone.warnings;
    if (weapon === undefined) throw new Error('no warning');
    const rule = 'Il faut une autorisation.';
    const warned = {
      ...alone,
      warnings: [{ ...weapon, later: { declared: `${rule} Présentez-la.`, closed: rule } }],
    };
    expect(shown(sentOf(warned))).toMatch(/Présentez-/u);
    for (const status of ['refused', 'cancelled'] as const) {
      cleanup();
      const text = shown(sentOf(warned, { status }));
      expect(text).toContain(rule);
      expect(text).toContain('Un article est réglementé.');
      expect(text).not.toMatch(/Présentez|À présenter/u);
      expect(text).toMatch(/Calculé : ?Carabine0,00 €/u);
    }
  });

  it('names the articles of each law, and once those of the only one', () => {
    const alone = answer(0, false, 'regulated');
    expect(shown(sentOf(alone))).toMatch(/Carabine.*Il faut une autorisation\./u);
    expect(shown(sentOf(alone))).not.toContain('« Carabine »');
    cleanup();
    const second = { ...alone.warnings[0], code: 'cash', message: 'Elle se déclare.', customIds: ['b'] };
    const both = assessedBasket(
      [...alone.shoppingProducts, assessedLine({ customId: 'b', customName: 'Enveloppe' })],
      {
        warnings: [...alone.warnings, { ...second, severity: 'regulated', legalBasis: null }],
      },
    );
    const text = shown(sentOf(both));
    expect(text).toContain('« Carabine » : il faut une autorisation.');
    expect(text).toContain('« Enveloppe » : elle se déclare.');
  });
});

describe('what the device had announced', () => {
  it.each([
    ['À évaluer', '« À évaluer »'],
    ['Selon le contrôle', '« Selon le contrôle »'],
    ['À remettre', '« À remettre »'],
    ['au moins 12,00 €', 'au moins 12,00 €'],
  ])('is in its words: %s', (shownWords, told) => {
    const text = shown(sentOf(answer(30, false), { shownTotal: 0, shownWords }));
    expect(text).toContain(`annonçait ${told}. La douane a calculé 30,00 €`);
    expect(text).not.toContain('annonçait 0,00');
  });

  it('is compared with an amount where nothing is owed', () =>
    expect(shown(sentOf(answer(0, false), { shownTotal: 12 }))).toContain(
      'annonçait 12,00 €. La douane a calculé 0,00 € : c’est ce qui compte.',
    ));

  it('is not said when both agree, or when an older version kept no words of what was nothing', () => {
    const agreed = sentOf(answer(0, true), { shownWords: 'À\u00A0évaluer' });
    expect(shown(agreed)).not.toContain('annonçait');
    cleanup();
    expect(shown(sentOf(answer(30, false), { shownTotal: 0 }))).not.toContain('annonçait');
    cleanup();
    expect(shown(sentOf(answer(30, false), { shownTotal: 12 }))).toContain('annonçait 12,00 €');
  });
});

describe('a declaration that an agent settled', () => {
  it.each([
    ['forbidden', 'ne se garde pas'],
    ['regulated', 'Gardez avec un article réglementé les papiers'],
  ] as const)('never says that all is well of what was %s', (severity, rule) => {
    const sent = sentOf(answer(0, false, severity), { status: 'paid' });
    const text = shown(sent);
    expect(text).toContain('Déclaration closeRien à payer');
    expect(text).toContain(rule);
    const { word, meaning } = statusText(sent);
    expect(word).toBe('close');
    expect(`${text} ${meaning}`).not.toMatch(/en règle|Bon retour|payée|reçu/u);
  });

  it('says what was paid', () => {
    const sent = sentOf(answer(12, false), { status: 'paid' });
    expect(shown(sent)).toContain('Somme payée12,00 €');
    expect(statusText(sent).word).toBe('payée');
  });
});
