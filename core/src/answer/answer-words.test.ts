import { describe, expect, it } from 'vitest';
import type { LineStatus } from '../assessment/assessment';
import { declarationStatuses } from '../declaration/status';
import { typographyFaults } from '../french/typography-faults';
import { type AnswerStage, answerStages, stageOf, stageOfDeclaration } from './answer-stages';
import { answerWords, owedOnceHandedOver } from './answer-words';
import type { AnswerInWords } from './format-total';
import { owedWords } from './owed-words';

interface ExpectedWords {
  readonly total?: number;
  readonly isMinimum?: boolean;
  readonly severity?: 'forbidden' | 'doubtful' | 'regulated';
  readonly status?: LineStatus;
  readonly count?: number;
  readonly code?: string;
}

function answer({
  total = 0,
  isMinimum = false,
  severity,
  status = 'relieved',
  count = 1,
  code,
}: ExpectedWords): AnswerInWords {
  const restriction = severity === undefined ? undefined : { severity };
  return {
    total,
    totalIsMinimum: isMinimum,
    shoppingProducts: Array.from({ length: count }, () => ({ status, restriction })),
    warnings: [
      ...(severity === undefined ? [] : [{ code: 'weapons', severity }]),
      ...(code === undefined ? [] : [{ code, severity: 'information' as const }]),
    ],
  };
}

const kinds = {
  nothing: {},
  unidentified: { code: 'unknown-name' },
  'unidentified and owed': { code: 'unknown-name', total: 134.92, status: 'taxed' },
  owed: { total: 134.92, status: 'taxed' },
  minimum: { total: 134.92, isMinimum: true, status: 'to-assess' },
  'to assess': { isMinimum: true, status: 'to-assess' },
  excess: { status: 'taxed' },
  'upon check': { status: 'indicative-exceeded' },
  forbidden: { severity: 'forbidden' },
  'forbidden and owed': { severity: 'forbidden', total: 134.92 },
  'several forbidden': { severity: 'forbidden', count: 2 },
  doubtful: { severity: 'doubtful' },
  'doubtful and owed': { severity: 'doubtful', total: 134.92 },
  regulated: { severity: 'regulated' },
  'regulated and owed': { severity: 'regulated', total: 134.92 },
  'several regulated': { severity: 'regulated', count: 2 },
  'regulated and to assess': { severity: 'regulated', isMinimum: true, status: 'to-assess' },
  'regulated upon check': { severity: 'regulated', status: 'indicative-exceeded' },
} as const satisfies Record<string, ExpectedWords>;
type Kind = keyof typeof kinds;

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/gu, ' ').replaceAll('\u2060', '');
const labelAndAmount = (kind: Kind, stage: AnswerStage): string => {
  const { label, amount } = answerWords(answer(kinds[kind]), stage);
  return plain(`${label} : ${amount}`);
};

describe('the label and the amount of an answer', () => {
  it.each<[Kind, AnswerStage, string]>([
    ['nothing', 'running', 'À payer pour l’instant : 0,00 €'],
    ['nothing', 'due', 'À payer à la douane : 0,00 €'],
    ['nothing', 'settled', 'Déclaration close : Rien à payer'],
    ['unidentified', 'running', 'À payer, sous réserve : 0,00 €'],
    ['unidentified', 'due', 'À payer, sous réserve : 0,00 €'],
    ['unidentified', 'settled', 'Déclaration close : Rien à payer'],
    ['unidentified and owed', 'due', 'À payer à la douane : 134,92 €'],
    ['owed', 'simulated', 'À payer à la douane : 134,92 €'],
    ['owed', 'settled', 'Somme payée : 134,92 €'],
    ['owed', 'uncollected', 'Déclaration close : Non encaissé'],
    ['minimum', 'due', 'À payer à la douane : au moins 134,92 €'],
    ['minimum', 'settled', 'Somme payée : 134,92 €'],
    ['to assess', 'due', 'À payer à la douane : À évaluer'],
    ['to assess', 'settled', 'Déclaration close : Fixé par l’agent'],
    ['upon check', 'due', 'À payer à la douane : Selon le contrôle'],
    ['forbidden', 'running', 'Article interdit : À remettre'],
    ['forbidden', 'uncollected', 'Déclaration close : Non encaissé'],
    ['forbidden', 'settled', 'Déclaration close : Rien à payer'],
    ['forbidden and owed', 'due', 'Article interdit. À payer, lui compris : 134,92 €'],
    ['forbidden and owed', 'uncollected', 'Déclaration close : Non encaissé'],
    ['forbidden and owed', 'not-entered', 'Déclaration close : Non encaissé'],
    ['several forbidden', 'due', 'Articles interdits : À remettre'],
    ['doubtful', 'running', 'Article à vérifier : Répondez d’abord'],
    ['doubtful', 'due', 'Article à vérifier : À vérifier'],
    ['doubtful and owed', 'due', 'À payer, sous réserve : 134,92 €'],
    ['regulated', 'running', 'Article réglementé : À présenter'],
    ['regulated', 'due', 'Article réglementé : À présenter'],
    ['regulated', 'settled', 'Déclaration close : Rien à payer'],
    ['regulated and owed', 'due', 'Article réglementé. À payer : 134,92 €'],
    ['several regulated', 'simulated', 'Articles réglementés : À présenter'],
    ['regulated and to assess', 'due', 'Article réglementé. À payer : À évaluer'],
    ['regulated upon check', 'due', 'Article réglementé : Selon le contrôle'],
  ])('%s, %s: %s', (kind, stage, expected) => {
    expect(labelAndAmount(kind, stage)).toBe(expected);
  });
});

describe('the sentences of an answer', () => {
  const every = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    answerStages.map((stage) => [kind, stage, answerWords(answer(kinds[kind]), stage)] as const),
  );

  it.each(every)(
    'are well set: %s, %s',
    (_kind, _stage, { label, amount, before, sentence, sentences, note }) => {
      const texts = [
        label,
        amount,
        ...before.map(({ text }) => text),
        sentence ?? '',
        note ?? '',
        ...sentences,
      ];
      expect(texts.flatMap(typographyFaults)).toEqual([]);
    },
  );

  it.each(every)('never bless what is not free: %s, %s', (kind, stage, words) => {
    const text = plain(JSON.stringify(words));
    if (/forbidden|doubtful|regulated/u.test(kind)) {
      expect(text).not.toMatch(/Bon retour|en règle|0,00/u);
      // What was left to the customs, sent back or seized asks nothing more.
      if (stage !== 'settled' && stage !== 'not-entered') expect(words.before).not.toEqual([]);
    }
    // An agent who checked may close with nothing to pay.
    if (kind === 'to assess' || (kind === 'upon check' && stage !== 'settled'))
      expect(text).not.toMatch(/rien à payer|0,00/iu);
  });

  it('say to hand over, to show or to present before any amount', () => {
    const before = (kind: Kind, stage: AnswerStage = 'due'): string =>
      plain(
        answerWords(answer(kinds[kind]), stage)
          .before.map(({ text }) => text)
          .join(' '),
      );
    expect(before('forbidden')).toMatch(/^Un article ne peut pas entrer en France\. Remettez-/u);
    expect(before('several forbidden')).toMatch(/^Des articles ne peuvent pas entrer en France\. Remettez-/u);
    expect(before('doubtful')).toMatch(/^Un article est peut-être interdit ou réglementé\. Montrez-/u);
    expect(before('regulated')).toMatch(/^Un article est réglementé\. Présentez-.*avec les papiers/u);
    expect(before('forbidden', 'settled')).toMatch(/ne se garde pas.*remis à la douane, ou saisi/u);
    expect(before('regulated', 'settled')).toMatch(/^Gardez avec un article réglementé/u);
    expect(before('doubtful', 'settled')).toBe('');
  });

  it('say every restriction, the gravest first', () => {
    const mixed = answer(kinds.forbidden);
    const { before } = answerWords(
      { ...mixed, warnings: [{ code: 'weapons', severity: 'regulated' }, ...mixed.warnings] },
      'due',
    );
    expect(before.map(({ text }) => text.split('.')[0])).toEqual([
      'Un article ne peut pas entrer en France',
      'Un article est réglementé',
    ]);
  });

  it('say of an amount beside what is forbidden or in doubt that paying it is no right', () => {
    const sentences = (kind: Kind): string =>
      plain(answerWords(answer(kinds[kind]), 'due').sentences.join(' '));
    expect(sentences('forbidden and owed')).toBe(
      'Article interdit. À payer, lui compris : 134,92 €. Payer ne donne pas le droit de garder ce qui est interdit.',
    );
    const without = (total: number, totalIsMinimum: boolean, count = 1): string =>
      plain(
        answerWords(
          {
            ...answer({ ...kinds['forbidden and owed'], count }),
            withoutForbidden: { total, totalIsMinimum },
          },
          'due',
        ).sentences.join(' '),
      );
    expect(without(0, false)).toBe(
      'Article interdit : À remettre. Remettez-le à un agent de la douane, avant la sortie. Avec lui, le calcul donne 134,92 €, mais payer ne donne pas le droit de le garder.',
    );
    expect(without(20, true, 2)).toBe(
      'Articles interdits. À payer pour le reste : au moins 20,00 €. Ce montant vaut une fois les articles interdits remis à la douane. Avec eux, le calcul donne 134,92 €, mais payer ne donne pas le droit de les garder.',
    );
    expect(without(0, true)).toMatch(
      /^Article interdit\. À payer pour le reste : À évaluer\. Un agent fixera le montant à payer, à votre arrivée\. Ce montant vaut une fois l’article interdit remis/u,
    );
    expect(without(134.92, false)).toBe(
      'Article interdit. À payer pour le reste : 134,92 €. Payer ne donne pas le droit de garder ce qui est interdit.',
    );
    expect(sentences('doubtful and owed')).toMatch(
      /^À payer, sous réserve : 134,92 €\. .*Montrez à l’agent ce qui est peut-être interdit\.$/u,
    );
    expect(sentences('regulated and to assess')).toMatch(/^Article réglementé. À payer : À évaluer\. /u);
    expect(sentences('minimum')).toMatch(/le total peut augmenter\.$/u);
    expect(sentences('owed')).toBe('Vous devrez payer 134,92 € à votre arrivée.');
    expect(sentences('forbidden')).toBe('');
  });

  it('no longer announce what is to come once an agent has it in hand', () => {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { before, sentences, note } = answerWords(answer(kinds[kind]), 'examined');
      const said = [...before.map(({ text }) => text), ...sentences, note].join(' ');
      expect(said, kind).not.toMatch(/arrivée|avant d.être contrôlé|avant la sortie/u);
    }
    const [grave] = answerWords(answer(kinds.forbidden), 'examined').before;
    expect(plain(grave?.text ?? '')).toMatch(/ à l’agent de la douane qui vous reçoit\.$/u);
    expect(stageOfDeclaration({ status: 'submitted' })).toBe('due');
    expect(stageOfDeclaration({ status: 'submitted', authorType: 'user' })).toBe('due');
    expect(stageOfDeclaration({ status: 'submitted', correction: {} })).toBe('examined');
    expect(stageOfDeclaration({ status: 'submitted', authorType: 'agent' })).toBe('examined');
    expect(stageOfDeclaration({ status: 'validated' })).toBe('examined');
    expect(stageOfDeclaration({ status: 'paid', correction: {} })).toBe('settled');
  });

  it('give nothing as the amount of a payment only where nothing was due', () => {
    const sentence = (kind: Kind, stage: AnswerStage): string =>
      plain(answerWords(answer(kinds[kind]), stage).sentence ?? '');
    expect(sentence('nothing', 'due')).toBe('Vous n’avez rien à payer à la douane.');
    for (const kind of ['excess', 'unidentified'] as const)
      expect(sentence(kind, 'due')).toBe('Vous n’avez rien à payer, sous réserve d’un contrôle.');
    expect(sentence('unidentified', 'settled')).toBe('Votre déclaration est close : rien n’était à payer.');
    expect(sentence('regulated', 'due')).toBe('Si ces conditions sont remplies, vous n’avez rien à payer.');
    expect(sentence('forbidden', 'due')).toBe('');
    expect(sentence('minimum', 'due')).toBe('Vous devrez payer au moins 134,92 € à votre arrivée.');
    expect(sentence('to assess', 'due')).toBe('Un agent fixera le montant à payer, à votre arrivée.');
    expect(sentence('minimum', 'examined')).toBe('Vous devez payer au moins 134,92 €.');
    expect(sentence('to assess', 'examined')).toBe('L’agent qui vous reçoit fixe le montant à payer.');
    expect(sentence('owed', 'settled')).toBe('Vous avez payé 134,92 €.');
    expect(sentence('forbidden', 'settled')).toBe('Votre déclaration est close : rien n’était à payer.');
    expect(sentence('to assess', 'settled')).not.toMatch(/rien/u);
  });
});

describe('an amount that counts what may not enter', () => {
  const forbidden = { status: 'taxed', restriction: { severity: 'forbidden' } } as const;
  const counted = (rest: AnswerInWords['shoppingProducts'][number], code?: string): AnswerInWords => ({
    ...answer({ severity: 'forbidden', total: 156.78, ...(code === undefined ? {} : { code }) }),
    shoppingProducts: [forbidden, rest],
    withoutForbidden: { total: 0, totalIsMinimum: false },
  });
  const restricted = ({ warnings, ...counting }: AnswerInWords): AnswerInWords => ({
    ...counting,
    warnings: [...warnings, { code: 'weapons', severity: 'regulated' }],
  });
  const note = (counting: AnswerInWords): string => plain(answerWords(counting, 'simulated').note ?? '');

  it.each(['running', 'simulated', 'due'] as const)('is never the large one, %s', (stage) => {
    const whole = {
      ...counted({ status: 'taxed' }),
      withoutForbidden: { total: 115.81, totalIsMinimum: false },
    };
    const { label, amount } = answerWords(whole, stage);
    expect(plain(`${label} : ${amount}`)).toBe('Article interdit. À payer pour le reste : 115,81 €');
    expect(plain(answerWords(counted({ status: 'relieved' }), stage).amount)).toBe('À remettre');
  });

  it('is no sum to compare with while an article of it is to be assessed', () => {
    const partly = { ...counted({ status: 'taxed' }), totalIsMinimum: true };
    expect(note(partly)).toMatch(/rien n’est à payer, sous réserve.*\. Payer ne donne pas le droit/u);
    expect(owedOnceHandedOver(counted({ status: 'indicative-exceeded' }))).toEqual({ amount: null });
  });

  it('leaves the doubt about the rest in sight', () => {
    const doubtful = counted({ status: 'taxed', restriction: { severity: 'doubtful' } });
    const answered = {
      ...doubtful,
      withoutForbidden: { total: 20, totalIsMinimum: false },
      warnings: [...doubtful.warnings, { code: 'weapons', severity: 'doubtful' as const }],
    };
    expect(plain(answerWords(answered, 'due').note ?? '')).toMatch(/ce qui est peut-être interdit/u);
  });

  it.each<readonly [string, AnswerInWords, RegExp]>([
    ['nothing', counted({ status: 'relieved' }), /Pour le reste, rien n’est à payer\. Avec lui/u],
    [
      'nothing, if a check agrees',
      counted({ status: 'indicative-exceeded' }),
      /sous réserve d’un contrôle\. Avec/u,
    ],
    [
      'nobody knows what',
      counted({ status: 'relieved' }, 'unknown-name'),
      /sous réserve d’un contrôle\. Avec/u,
    ],
    [
      'a restricted good',
      restricted(counted({ status: 'relieved', restriction: { severity: 'regulated' } })),
      /sous réserve d’un contrôle\. Avec/u,
    ],
  ])('says that the rest owes %s', (_, counting, expected) => {
    expect(note(counting)).toMatch(expected);
  });
});

it('reads an answer of before the severities as regulated, and names it', () => {
  const { label, amount, before } = answerWords(
    { ...answer({}), warnings: [{ code: 'restricted-animal-products' }] },
    'due',
  );
  expect([label, amount, before.length]).toEqual(['Article réglementé', 'À présenter', 1]);
});

it.each<readonly [Kind, AnswerStage, readonly [string | null, string]]>([
  ['nothing', 'due', [null, 'Vous n’avez rien à payer à la douane.']],
  ['nothing', 'examined', [null, 'Vous n’avez rien à payer à la douane.']],
  ['nothing', 'settled', ['Déclaration close', 'Rien à payer']],
  ['nothing', 'simulated', ['À payer à la douane', '0,00 €']],
  ['owed', 'due', ['À payer à la douane', '134,92 €']],
  ['unidentified', 'due', ['À payer, sous réserve', '0,00 €']],
  ['regulated', 'due', ['Article réglementé', 'À présenter']],
])('says of %s, %s, what is owed without an amount of nothing', (kind, stage, expected) => {
  const { label, amount } = owedWords(answer(kinds[kind]), stage);
  expect([label, amount].map((said) => said?.replace(/\s/gu, ' ') ?? null)).toEqual(expected);
});

it('gives every status of a declaration its stage', () => {
  expect(declarationStatuses.map(stageOf)).toEqual([
    'simulated',
    'due',
    'due',
    'uncollected',
    'settled',
    'withdrawn',
    'not-entered',
    'not-entered',
    'not-entered',
  ]);
});

describe('under the amount', () => {
  const notCollected = 'Rien n’est encaissé pour cette déclaration.';
  const uponCheck = 'Un agent peut demander de prouver un usage personnel. Il dit ce qui est dû.';
  const minimum = 'Au moins un article reste à évaluer par un agent : le total peut augmenter.';
  const frozen = 'Ce montant est figé. Seul un agent peut le changer.';
  const present = 'Au contrôle, montrez les papiers que la loi demande.';

  it.each<readonly [Kind, AnswerStage, string | null]>([
    ['owed', 'uncollected', null],
    ['forbidden', 'uncollected', null],
    ['to assess', 'settled', 'L’agent a fixé le montant sur place. Il n’est pas écrit ici.'],
    ['minimum', 'settled', null],
    ['nothing', 'settled', null],
    ['forbidden', 'simulated', 'Remettez-le à un agent de la douane, avant la sortie.'],
    ['forbidden and owed', 'due', 'Payer ne donne pas le droit de garder ce qui est interdit.'],
    ['doubtful', 'due', 'Montrez à l’agent ce qui est peut-être interdit.'],
    ['doubtful and owed', 'simulated', 'Le résultat dépend de votre réponse.'],
    ['minimum', 'due', minimum],
    ['minimum', 'simulated', null],
    ['regulated and to assess', 'due', minimum],
    ['regulated and to assess', 'simulated', present],
    ['upon check', 'simulated', uponCheck],
    ['regulated upon check', 'due', uponCheck],
    ['regulated', 'due', present],
    ['unidentified', 'due', 'Un agent peut contrôler ce qui n’est pas reconnu.'],
    ['owed', 'due', frozen],
    ['owed', 'examined', null],
    ['nothing', 'due', null],
    ['nothing', 'simulated', null],
  ])('of what is %s, %s', (kind, stage, note) => {
    const { note: written } = answerWords(answer(kinds[kind]), stage);
    expect(written === null ? null : plain(written)).toBe(note);
  });

  it('nothing is said to be collected once closed without payment', () => {
    const { sentence, sentences } = answerWords(answer(kinds['forbidden and owed']), 'uncollected');
    expect([sentence, ...sentences].map((text) => plain(text ?? ''))).toEqual([notCollected, notCollected]);
  });

  it('nothing is asked for goods that did not enter, whatever they are', () => {
    const { amount, before, note, sentences } = answerWords(
      answer(kinds['forbidden and owed']),
      'not-entered',
    );
    expect([amount, before, note, sentences.map(plain)]).toEqual(['Non encaissé', [], null, [notCollected]]);
  });
});

describe('before the amount', () => {
  const title = (facts: Parameters<typeof answer>[0]): string =>
    plain(answerWords(answer(facts), 'simulated').before[0]?.text ?? '').split('.')[0] ?? '';

  it.each([
    ['doubtful', 1, 'Un article est peut-être interdit ou réglementé'],
    ['doubtful', 2, 'Des articles sont peut-être interdits ou réglementés'],
    ['regulated', 1, 'Un article est réglementé'],
    ['regulated', 2, 'Des articles sont réglementés'],
  ] as const)('%s, %i', (severity, count, expected) => expect(title({ severity, count })).toBe(expected));

  it('counts the articles concerned alone', () => {
    const forbidden = answer({ severity: 'forbidden' });
    const free = { status: 'relieved', restriction: undefined } as const;
    const beside = { ...forbidden, shoppingProducts: [...forbidden.shoppingProducts, free, free] };
    expect(answerWords(beside, 'simulated').before).toEqual(answerWords(forbidden, 'simulated').before);
  });
});
