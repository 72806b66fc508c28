import { type GraveVerdict, graveVerdicts, severityOfWarning } from '../assessment/verdict';
import { refuseForbiddenAmount } from '../declaration/payment';
import { formatEurosAmount } from '../french/format-price';
import { noBreakSpace, phrase } from '../french/typeset';
import { type AnswerStage, isDue, isUncollected } from './answer-stages';
import { asksForPapers } from './asks-for-papers';
import {
  type AnswerInWords,
  answerClaim,
  answerVerdict,
  formatAskedTotal,
  formatOwedTotal,
  isForbidden,
  type Owed,
  owedOnTheRest,
} from './format-total';
import { barredFrom, regulatedWords } from './regulated-words';

/** Something said before any amount, with how grave it is: only what is forbidden is shown in red. */
export interface GraveSentence {
  readonly verdict: GraveVerdict;
  readonly text: string;
}

/** What an answer comes down to, in the same words on every screen, in every document and in every mail. */
export interface AnswerWords {
  /** Over the amount. */
  readonly label: string;
  /** The amount, or what stands in its place. */
  readonly amount: string;
  /** What is read before any amount: what may not enter, may not, or asks for papers. */
  readonly before: readonly GraveSentence[];
  /** What is owed, in a sentence to the traveller; none where only what stands before counts. */
  readonly sentence: string | null;
  /** The same in a text without a card: what stands over the amount and under it is said too where it changes its sense. */
  readonly sentences: readonly string[];
  /** What the amount is worth, under it. */
  readonly note: string | null;
}

interface GraveWords {
  readonly label: (count: number, answer: AnswerInWords) => string;
  /** Over an amount that is owed too. */
  readonly andToPay: (label: string, answer: AnswerInWords) => string;
  readonly title: (count: number, answer: AnswerInWords) => string;
}

/** Over an amount that a check may change. */
const uponCheck = phrase`À payer, sous réserve`;

const graveWords: Readonly<Record<GraveVerdict, GraveWords>> = {
  forbidden: {
    label: (count) => (count < 2 ? 'Article interdit' : 'Articles interdits'),
    // What may not enter is no part of what is paid for. An answer of before that was known counts it, and says so.
    andToPay: (label, answer) => {
      if (answer.withoutForbidden !== undefined) return `${label}. À${noBreakSpace}payer pour le reste`;
      return `${label}. À${noBreakSpace}payer, ${graveCount(answer, 'forbidden') < 2 ? 'lui' : 'eux'} compris`;
    },
    title: (count) =>
      count < 2
        ? phrase`Un article ne peut pas entrer en France`
        : phrase`Des articles ne peuvent pas entrer en France`,
  },
  doubtful: {
    label: (count) => (count < 2 ? 'Article à vérifier' : 'Articles à vérifier'),
    andToPay: () => uponCheck,
    title: (count) =>
      count < 2
        ? phrase`Un article est peut-être interdit ou réglementé`
        : phrase`Des articles sont peut-être interdits ou réglementés`,
  },
  regulated: {
    label: (count, answer) => `${count < 2 ? 'Article' : 'Articles'} ${regulatedWords(answer, count)}`,
    andToPay: (label) => `${label}. À${noBreakSpace}payer`,
    title: (count, answer) =>
      phrase`${count < 2 ? 'Un article est' : 'Des articles sont'} ${regulatedWords(answer, count)}`,
  },
};

const labels: Readonly<Record<AnswerStage, string>> = {
  running: 'À payer pour l’instant',
  simulated: 'À payer à la douane',
  due: 'À payer à la douane',
  examined: 'À payer à la douane',
  settled: 'Somme payée',
  uncollected: 'Déclaration close',
  withdrawn: 'Déclaration close',
  'not-entered': 'Déclaration close',
};

/** The title of an answer that owes nothing, where an article is not known for what it is. */
export const nothingUponCheckTitle = phrase`Rien à payer, sous réserve d'un contrôle`;

/** What an amount that is a part only is worth. */
export const minimumNote = phrase`Au moins un article reste à évaluer par un agent : le total peut augmenter.`;

const words = {
  closed: 'Déclaration close',
  nothingToPay: 'Rien à payer',
  /** Settled before amounts left to assess were refused: nobody recorded what was paid. */
  fixedByAgent: phrase`Fixé par l'agent`,
  answerFirst: phrase`Répondez d'abord`,
  handOver: (count: number, when = ', avant la sortie'): string =>
    count < 2
      ? phrase`Remettez-le à un agent de la douane${when}.`
      : phrase`Remettez-les à un agent de la douane${when}.`,
  beforeCheck: phrase`Dites-le avant d'être contrôlé.`,
  handOverNow: (count: number): string =>
    count < 2
      ? phrase`Remettez-le à l'agent de la douane qui vous reçoit.`
      : phrase`Remettez-les à l'agent de la douane qui vous reçoit.`,
  show: (count: number): string =>
    count < 2 ? phrase`Montrez-le à un agent de la douane.` : phrase`Montrez-les à un agent de la douane.`,
  present: (count: number): string =>
    count < 2
      ? phrase`Présentez-le au contrôle, dans la limite et avec les papiers que la loi demande.`
      : phrase`Présentez-les au contrôle, dans les limites et avec les papiers que la loi demande.`,
  presentAlone: (count: number): string =>
    count < 2 ? phrase`Présentez-le au contrôle.` : phrase`Présentez-les au contrôle.`,
  leave: (count: number): string =>
    count < 2
      ? phrase`Ne l'emportez pas. Si vous l'avez quand même, présentez-le au contrôle.`
      : phrase`Ne les emportez pas. Si vous les avez quand même, présentez-les au contrôle.`,
  neverKept: phrase`Un article interdit ne se garde pas, même si un montant a été payé : il est remis à la douane, ou saisi.`,
  savePapers: phrase`Gardez avec un article réglementé les papiers que la loi demande.`,
  payingIsNoRight: phrase`Payer ne donne pas le droit de garder ce qui est interdit.`,
  onceHandedOver: (count: number): string =>
    count < 2
      ? phrase`Ce montant vaut une fois l'article interdit remis à la douane.`
      : phrase`Ce montant vaut une fois les articles interdits remis à la douane.`,
  restIsFree: phrase`Pour le reste, rien n'est à payer.`,
  restIsFreeUponCheck: phrase`Pour le reste, rien n'est à payer, sous réserve d'un contrôle.`,
  /** What the amounts of the lines add up to, where it is not what is asked. */
  computedWith: (count: number, total: string): string =>
    count < 2
      ? phrase`Avec lui, le calcul donne ${total}, mais payer ne donne pas le droit de le garder.`
      : phrase`Avec eux, le calcul donne ${total}, mais payer ne donne pas le droit de les garder.`,
  dependsOnAnswer: phrase`Le résultat dépend de votre réponse.`,
  showNote: phrase`Montrez à l'agent ce qui est peut-être interdit.`,
  presentNote: phrase`Au contrôle, montrez les papiers que la loi demande.`,
  presentAloneNote: (count: number): string =>
    count < 2
      ? phrase`Au contrôle, montrez l'article à un agent.`
      : phrase`Au contrôle, montrez les articles à un agent.`,
  uponCheckNote: phrase`Un agent peut demander de prouver un usage personnel. Il dit ce qui est dû.`,
  frozenNote: phrase`Ce montant est figé. Seul un agent peut le changer.`,
  fixedNote: phrase`L'agent a fixé le montant sur place. Il n'est pas écrit ici.`,
  /** A seizure may be fined, and nothing here says how much: it is no « rien à payer ». */
  uncollected: 'Non encaissé',
  notCollected: phrase`Rien n'est encaissé pour cette déclaration.`,
  willPay: (amount: string): string => phrase`Vous devrez payer ${amount} à votre arrivée.`,
  agentWillSay: phrase`Un agent fixera le montant à payer, à votre arrivée.`,
  mustPay: (amount: string): string => phrase`Vous devez payer ${amount}.`,
  agentSays: phrase`L'agent qui vous reçoit fixe le montant à payer.`,
  nothing: phrase`Vous n'avez rien à payer à la douane.`,
  nothingUponCheck: phrase`Vous n'avez rien à payer, sous réserve d'un contrôle.`,
  unidentifiedNote: phrase`Un agent peut contrôler ce qui n'est pas reconnu.`,
  nothingIfPresented: phrase`Si ces conditions sont remplies, vous n'avez rien à payer.`,
  paid: (amount: string): string => phrase`Vous avez payé ${amount}.`,
  nothingWasDue: phrase`Votre déclaration est close : rien n'était à payer.`,
  fixedOnTheSpot: phrase`Votre déclaration est close. L'agent a fixé le montant sur place.`,
} as const;

/** How many articles a grave verdict is about; answers of before 2026-11-22 have the warning, not the line. */
export function graveCount(
  { shoppingProducts }: Pick<AnswerInWords, 'shoppingProducts'>,
  verdict: GraveVerdict,
): number {
  return shoppingProducts.filter(({ restriction }) => restriction?.severity === verdict).length;
}

function owesSomething({ total, totalIsMinimum }: Owed): boolean {
  return total > 0 || totalIsMinimum;
}

function graveOf(answer: AnswerInWords): GraveVerdict | undefined {
  const verdict = answerVerdict(answer);
  return graveVerdicts.find((grave) => grave === verdict);
}

/** « Un article ne peut pas entrer en France », the title of what is said before any amount. */
export function graveTitle(answer: AnswerInWords, verdict: GraveVerdict): string {
  return graveWords[verdict].title(graveCount(answer, verdict), answer);
}

/** What to do about it, at a stage where something can be done. */
export function graveAdvice(answer: AnswerInWords, verdict: GraveVerdict, stage: AnswerStage): string {
  const count = graveCount(answer, verdict);
  if (verdict === 'forbidden') {
    if (stage === 'examined') return words.handOverNow(count);
    // The control took place.
    if (stage === 'uncollected') return words.handOver(count, '');
    return `${words.handOver(count)} ${words.beforeCheck}`;
  }
  if (verdict === 'doubtful') return words.show(count);
  const mayBeLeft = stage === 'running' || stage === 'simulated';
  if (mayBeLeft && barredFrom(answer) !== undefined) return words.leave(count);
  return (asksForPapers(answer) ? words.present : words.presentAlone)(count);
}

function labelOf(answer: AnswerInWords, stage: AnswerStage): string {
  if (isUncollected(stage)) return labels[stage];
  if (stage === 'settled') return answer.total > 0 ? labels.settled : words.closed;
  const grave = graveOf(answer);
  if (answerVerdict(answer) === 'unidentified') return uponCheck;
  if (grave === undefined) return labels[stage];
  const { label: labelFor, andToPay } = graveWords[grave];
  const label = labelFor(graveCount(answer, grave), answer);
  return owesSomething(owedOnTheRest(answer)) ? andToPay(label, answer) : label;
}

function amountOf(answer: AnswerInWords, stage: AnswerStage): string {
  if (isUncollected(stage)) return words.uncollected;
  if (stage === 'running' || stage === 'simulated') return formatAskedTotal(answer, words.answerFirst);
  if (isDue(stage)) return formatAskedTotal(answer);
  if (answer.total > 0) return formatEurosAmount(answer.total);
  return isFixedOnTheSpot(answer) ? words.fixedByAgent : words.nothingToPay;
}

function beforeOf(answer: AnswerInWords, stage: AnswerStage): readonly GraveSentence[] {
  if (stage === 'not-entered') return [];
  const severities = new Set(answer.warnings.map(severityOfWarning));
  const verdicts = graveVerdicts.filter((verdict) => severities.has(verdict));
  if (stage !== 'settled') {
    return verdicts.map((verdict) => {
      const title = `${graveTitle(answer, verdict)}.`;
      // No agent waits for what ended; what may not enter is handed over all the same.
      const isOver = isUncollected(stage) && verdict !== 'forbidden';
      return { verdict, text: isOver ? title : `${title} ${graveAdvice(answer, verdict, stage)}` };
    });
  }
  // What left a doubt was seen by the agent who settled.
  return verdicts.flatMap((verdict): readonly GraveSentence[] => {
    if (verdict === 'forbidden') return [{ verdict, text: words.neverKept }];
    return verdict === 'regulated' && asksForPapers(answer) ? [{ verdict, text: words.savePapers }] : [];
  });
}

/** What remains to be collected once what may not enter is handed over; null where nothing is owed, or it is not known. */
export function owedOnceHandedOver(answer: AnswerInWords): { readonly amount: string | null } | null {
  const { withoutForbidden } = answer;
  if (withoutForbidden === undefined || !owesSomething(answer)) return null;
  const rest = restOf(answer);
  const claim = answerClaim(rest);
  const isUnknown = claim === 'to-assess' || claim === 'indicative-exceeded' || isVehicleLeft(rest);
  return { amount: isUnknown ? null : formatOwedTotal(withoutForbidden) };
}

/** The answer of what stays once what may not enter is handed over: its lines are then others, as are its totals. */
export function restOf(answer: AnswerInWords): AnswerInWords {
  const { withoutForbidden } = answer;
  if (withoutForbidden === undefined) return answer;
  const statuses = new Map(withoutForbidden.detail?.lines.map(({ customId, status }) => [customId, status]));
  return {
    ...withoutForbidden,
    shoppingProducts: answer.shoppingProducts
      .filter((line) => !isForbidden(line))
      .map((line) => ({ ...line, status: statuses.get(line.customId ?? '') ?? line.status })),
    warnings: answer.warnings.filter((warning) => severityOfWarning(warning) !== 'forbidden'),
  };
}

/** Whether an office is still to compute the taxes of a vehicle, which an allowance that holds its price does not spare. */
export function isVehicleLeft({ warnings }: Pick<AnswerInWords, 'warnings'>): boolean {
  return warnings.some((warning) => warning.code === 'vehicle' && severityOfWarning(warning) === 'regulated');
}

/** Of what was closed without a sum, whether one was set that nobody wrote here. */
export function isFixedOnTheSpot(answer: Pick<AnswerInWords, 'totalIsMinimum' | 'warnings'>): boolean {
  return answer.totalIsMinimum || isVehicleLeft(answer);
}

function sentenceOf(answer: AnswerInWords, stage: AnswerStage): string | null {
  if (isUncollected(stage)) return words.notCollected;
  if (stage === 'settled') {
    if (answer.total > 0) return words.paid(formatEurosAmount(answer.total));
    return isFixedOnTheSpot(answer) ? words.fixedOnTheSpot : words.nothingWasDue;
  }
  const rest = restOf(answer);
  const claim = answerClaim(rest);
  const isHere = stage === 'examined';
  if (claim === 'owed') return (isHere ? words.mustPay : words.willPay)(formatOwedTotal(rest));
  // What is said of the rest is no promise of the whole.
  if (graveOf(answer) === 'forbidden' && !owesSomething(rest)) return null;
  const isExcess = claim === 'excess';
  const agentSays = isHere ? words.agentSays : words.agentWillSay;
  if (claim !== 'nothing' && !isExcess) return agentSays;
  if (answerVerdict(answer) === 'unidentified') return words.nothingUponCheck;
  const grave = graveOf(answer);
  if (grave === undefined) return isExcess ? words.nothingUponCheck : words.nothing;
  if (grave !== 'regulated') return null;
  if (isVehicleLeft(answer)) return agentSays;
  // Nobody meets the conditions of what may not board.
  return barredFrom(answer) === undefined ? words.nothingIfPresented : null;
}

/** Whether nothing is owed for what stays, for certain or as long as no check finds otherwise; null where nothing stays. */
function saysRestIsFree(answer: AnswerInWords, stage: AnswerStage): string | null {
  const rest = restOf(answer);
  if (rest.shoppingProducts.length === 0) return null;
  if (isVehicleLeft(rest)) return stage === 'examined' ? words.agentSays : words.agentWillSay;
  return answerVerdict(rest) === 'nothing' ? words.restIsFree : words.restIsFreeUponCheck;
}

/** What is done with what may not enter, and why the amount is not that of all the lines. */
function noteOfForbidden(answer: AnswerInWords, stage: AnswerStage): string {
  const count = graveCount(answer, 'forbidden');
  const rest = owedOnTheRest(answer);
  const isSame = refuseForbiddenAmount(answer) === null;
  const isFree = !owesSomething(rest);
  const handOver = (stage === 'examined' ? words.handOverNow : words.handOver)(count);
  if (isSame) return isFree ? handOver : words.payingIsNoRight;
  return [
    isFree ? handOver : words.onceHandedOver(count),
    isFree ? saysRestIsFree(answer, stage) : null,
    // A part of what all the articles owe compares with nothing.
    answer.totalIsMinimum ? words.payingIsNoRight : words.computedWith(count, formatOwedTotal(answer)),
    isDue(stage) && answerVerdict(restOf(answer)) === 'doubtful' ? words.showNote : null,
  ]
    .filter((said) => said !== null)
    .join(' ');
}

function noteOf(answer: AnswerInWords, stage: AnswerStage): string | null {
  if (isUncollected(stage)) return null;
  if (stage === 'settled') return answer.total === 0 && isFixedOnTheSpot(answer) ? words.fixedNote : null;
  const grave = graveOf(answer);
  if (grave === 'forbidden') return noteOfForbidden(answer, stage);
  if (grave === 'doubtful') return isDue(stage) ? words.showNote : words.dependsOnAnswer;
  // A simulation says it among its own remarks.
  if (answer.totalIsMinimum && isDue(stage)) return minimumNote;
  if (answerClaim(answer) === 'indicative-exceeded') {
    return words.uponCheckNote;
  }
  if (grave === 'regulated') {
    return asksForPapers(answer)
      ? words.presentNote
      : words.presentAloneNote(graveCount(answer, 'regulated'));
  }
  if (answerVerdict(answer) === 'unidentified') return words.unidentifiedNote;
  // An agent who examines it may have changed it, and an amount of nothing is not written.
  return stage === 'due' && owesSomething(answer) ? words.frozenNote : null;
}

function sentencesOf(answer: AnswerInWords, stage: AnswerStage): readonly string[] {
  const sentence = sentenceOf(answer, stage);
  const own = sentence === null ? [] : [sentence];
  const grave = graveOf(answer);
  if (!isDue(stage) || !owesSomething(answer)) return own;
  if (grave === undefined) return answer.totalIsMinimum ? [...own, minimumNote] : own;
  const amount = amountOf(answer, stage);
  const total = phrase`${labelOf(answer, stage)} : ${amount}.`;
  // A sum is said once, under what it is the sum of.
  const others = own.filter((said) => !said.includes(amount));
  const note = grave === 'regulated' ? null : noteOf(answer, stage);
  return [total, ...others, ...(note === null ? [] : [note])];
}

export function answerWords(answer: AnswerInWords, stage: AnswerStage): AnswerWords {
  return {
    label: labelOf(answer, stage),
    amount: amountOf(answer, stage),
    before: beforeOf(answer, stage),
    sentence: sentenceOf(answer, stage),
    sentences: sentencesOf(answer, stage),
    note: noteOf(answer, stage),
  };
}
