import type { AnswerLine, Declaration, SimulationAnswer } from '@retour/contract';
import {
  asksForPapers,
  banWords,
  type DeclarationStatus,
  type DoubtAnswer,
  formatEurosAmount,
  formatPercent,
  type Law,
  lawOn,
  phrase,
  type RestrictedGood,
  restrictedGoodCited,
  restrictedGoodOf,
  severityOfWarning,
  stageOf,
  typeset,
  type WarningSeverity,
} from '@retour/core';
import { officerAct, officerActsTitle, officerActUnder } from '../../basket/restrictions/officer-acts';
import { statedFacts } from '../../basket/restrictions/stated-facts';

type Warning = SimulationAnswer['warnings'][number];
type Reason = AnswerLine['explanation'][number];

/** Why an amount may be too high: its duty is counted without the cap that a surface gives. */
export const cappedDuty = 'duty-cap-to-confirm';

/** Whether something of the goods is left to do: of what is closed, their rules are facts. */
export function isOpenToActs(status: DeclarationStatus): boolean {
  const stage = stageOf(status);
  return stage === 'due' || stage === 'simulated';
}

/** An article as it was declared, with what was answered of its name. */
export interface AnsweredArticle {
  readonly customId: string;
  readonly name: string;
  readonly productId?: string | null | undefined;
  /** Where it was bought, where that is known. */
  readonly country?: string | undefined;
  readonly restriction?: string | undefined;
  readonly restrictionAnswers?: Readonly<Partial<Record<string, DoubtAnswer>>> | undefined;
}

/** Over the cards of what the law restricts. */
export const officerCards = {
  forbiddenTitle: phrase`Interdit à l'entrée`,
  doubtfulTitle: phrase`À vérifier avant tout`,
  whatToDo: officerActsTitle,
  forbiddenCard: (count: number, before: 'valider' | 'encaisser' = 'valider'): string => {
    const act = before === 'valider' ? 'de valider' : 'd’encaisser';
    return count < 2
      ? phrase`Faites remettre l'article à la douane avant ${act} : il vous sera alors demandé s'il est remis. S'il ne l'est pas, refusez la déclaration.`
      : phrase`Faites remettre les articles à la douane avant ${act} : il vous sera alors demandé s'ils sont remis. S'ils ne le sont pas, refusez la déclaration.`;
  },
  regulatedCard: (answer: Parameters<typeof asksForPapers>[0]): string =>
    asksForPapers(answer) ? phrase`Réglementé : papiers à contrôler` : phrase`Réglementé : à contrôler`,
} as const;

const preferenceToConfirm = phrase`Exemption de droits par le pays de fabrication : à confirmer. Elle n'est pas comptée ici.`;

const denied = (names: string, question: string): string =>
  phrase`${names} : réponse « non » à la question « ${question} »`;

function isDenied({ restriction, restrictionAnswers }: AnsweredArticle, code: string): boolean {
  return restrictionAnswers?.[code] === 'no' || restriction === 'none';
}

/** The rule of what is forbidden elsewhere, and admitted up to a quantity from where all of it comes. */
function limitedLawOf(
  { limitedLaw, limitedCountries }: RestrictedGood,
  severity: WarningSeverity,
  own: readonly AnsweredArticle[],
): string | null {
  const isFromThere = ({ country = '' }: AnsweredArticle): boolean => limitedCountries.includes(country);
  return severity === 'regulated' || (own.length > 0 && own.every(isFromThere)) ? limitedLaw : null;
}

/** What was computed states of the products themselves, after their rule: « un permis CITES est à présenter ». */
function factsBeside(rule: string, { message }: Warning): string {
  const told = typeset(rule);
  return message.startsWith(told) ? statedFacts(message.slice(told.length).trimStart()) : '';
}

/**
 * A warning of the computation as an officer reads it. What was computed is worded for the traveller: of goods, only
 * the law of the day of arrival and the facts are taken from it, with the officer's own act. What concerns figures is the
 * same for everybody.
 */
export function officerWarning(
  warning: Warning,
  articles: readonly AnsweredArticle[],
  law: Law,
  isOver = false,
): string {
  const { code, message, later, customIds = [] } = warning;
  if (code === 'preference-to-confirm') return preferenceToConfirm;
  const good = restrictedGoodCited(warning, law);
  // What it tells to choose in the list, an officer can choose too, as long as it is open.
  if (good === undefined) return isOver ? (later?.closed ?? message) : message;
  const severity = severityOfWarning(warning);
  const own = articles.filter(({ customId }) => customIds.includes(customId));
  const found = {
    warnings: [warning],
    shoppingProducts: own.map(({ customId, productId = null }) => ({ customId, id: productId })),
  };
  const names = own.map(({ name }) => typeset(`« ${name} »`)).join(', ');
  const question = typeset(good.question ?? '');
  if (severity === 'information' && own.length > 0 && own.every((article) => isDenied(article, code))) {
    return isOver
      ? denied(names, question)
      : phrase`${denied(names, question)} ${officerAct('information', own.length, found)}`;
  }
  const rule = limitedLawOf(good, severity, own) ?? good.law;
  const facts = severity === 'forbidden' ? '' : factsBeside(rule, warning);
  const sentences = isOver ? [rule] : [rule, facts, officerAct(severity, own.length, found)];
  const ruleAndAct = typeset(sentences.filter((sentence) => sentence !== '').join(' '));
  return severity === 'doubtful' && names !== '' ? phrase`${names} : ${question} ${ruleAndAct}` : ruleAndAct;
}

/** What of a declaration its warnings speak of. */
export type WarnedDeclaration = Pick<Declaration, 'assessment' | 'shoppingProducts'>;

/** The words of the warnings of a declaration, under the law of its arrival. */
export function officerWarningsOf(
  { assessment, shoppingProducts }: WarnedDeclaration,
  isOver = false,
): (warning: Warning) => string {
  const law = lawOn(assessment.date);
  const articles = shoppingProducts.map(({ id, customName, purchaseCountry, ...article }) => ({
    ...article,
    productId: id,
    name: customName ?? '',
    country: purchaseCountry ?? assessment.country,
  }));
  return (warning) => officerWarning(warning, articles, law, isOver);
}

const estimated = {
  unlisted: phrase`Aucun produit de la nomenclature n'est choisi`,
  vehicle: phrase`Le service n'applique pas le tarif des véhicules`,
} as const;

const officerReasons = {
  alcoholOrTobacco: phrase`Alcool ou tabac sans quantité connue : corrigez l'article pour choisir son produit et sa quantité.`,
  notManaged: phrase`Ce produit n'est pas calculé par le service : faites faire pour lui une déclaration en douane.`,
  unlisted: phrase`Aucun produit de la nomenclature n'est choisi : corrigez l'article pour en choisir un. Si aucun ne convient, faites faire pour lui une déclaration en douane : retirez-le de celle-ci, ou refusez-la s'il est seul.`,
  flatRate: (why: string, duty: string, vat: string): string =>
    phrase`${why} : droit forfaitaire de ${duty} et TVA de ${vat}.`,
  waived: (why: string, vat: string): string =>
    phrase`${why} : aucun droit de douane depuis ce territoire, et TVA de ${vat}.`,
  unknownExcise: phrase`L'accise de ce tabac a son propre tarif, plus élevé que celui qui est compté : vérifiez-la au tarif avant d'encaisser.`,
  overUnknownExcise: phrase`L'accise de ce tabac n'est pas comptée en entier.`,
  appellation: (rate: string): string =>
    phrase`Un vin doux naturel d'appellation d'origine a un droit d'accise plus bas, ${rate} par hectolitre : vérifiez-le avant d'encaisser.`,
  overAppellation: phrase`Le droit d'accise est compté sans appellation d'origine.`,
  unknownCap: (cap: string): string =>
    phrase`Ce droit est compté sans son plafond ${cap} : il peut être plus bas. Relevez la surface avant d'encaisser. Si le droit est plus bas, faites faire pour l'article une déclaration en douane : retirez-le de celle-ci, ou refusez-la s'il est seul.`,
  overUnknownCap: (cap: string): string => phrase`Ce droit est compté sans son plafond ${cap}.`,
  possibleFood: phrase`Si c'est un aliment, choisissez son produit : il a sa propre franchise.`,
  overPossibleFood: phrase`Un aliment a sa propre franchise.`,
  overToAssess: phrase`Rien n'est calculé pour cet article.`,
  overRate: phrase`Taux à confirmer.`,
  rateToConfirm: phrase`Taux à confirmer : vérifiez-le au tarif avant d'encaisser.`,
} as const;

/** The cap of a duty, « de 2,80 € par m² », from the tariff's own words where they are no more than that. */
function capOf({ figures }: Reason): string {
  const [, euros] = /^max (\d+(?:\.\d+)?) EUR\/m2$/u.exec(String(figures.specificDuty)) ?? [];
  return euros === undefined ? 'par surface' : phrase`de ${formatEurosAmount(Number(euros))} par m²`;
}

/** Why nothing was computed: what is left to an agent is this one's own act. */
function reasonToAssess({ legalBasis, figures }: Reason, { id }: AnswerLine): string {
  if ('flatRateCeiling' in figures) return officerReasons.unlisted;
  if (legalBasis !== null) return officerReasons.alcoholOrTobacco;
  return id === null ? officerReasons.unlisted : officerReasons.notManaged;
}

/** A vehicle of the list is in the nomenclature, with taxes that the service does not compute. */
function whyEstimated({ id, restriction }: AnswerLine): string {
  return id !== null && restriction?.code === 'vehicle' ? estimated.vehicle : estimated.unlisted;
}

/** A reason for the amount of a line, in the same way. */
export function officerReason(reason: Reason, line: AnswerLine, law: Law, isOver = false): string {
  const { code, text, figures } = reason;
  switch (code) {
    case 'restriction-forbidden': {
      const good = restrictedGoodOf(line.restriction?.code ?? null, law);
      if (good === undefined) return text;
      return isOver
        ? phrase`${banWords(good)}. ${typeset(good.law)}`
        : phrase`${banWords(good)}. ${typeset(good.law)} ${officerActUnder(good.id, 'forbidden')}`;
    }
    case 'to-assess':
      return isOver ? officerReasons.overToAssess : reasonToAssess(reason, line);
    case 'not-managed':
      return isOver ? officerReasons.overToAssess : officerReasons.notManaged;
    case 'excise-to-confirm':
      return isOver ? officerReasons.overUnknownExcise : officerReasons.unknownExcise;
    case 'excise-with-appellation':
      return isOver
        ? officerReasons.overAppellation
        : officerReasons.appellation(formatEurosAmount(Number(figures.rate)));
    case 'food-allowance':
      return isOver ? officerReasons.overPossibleFood : officerReasons.possibleFood;
    case cappedDuty:
      return (isOver ? officerReasons.overUnknownCap : officerReasons.unknownCap)(capOf(reason));
    case 'custom-waived':
      return officerReasons.waived(whyEstimated(line), formatPercent(line.vatRate));
    case 'custom-estimate':
      return officerReasons.flatRate(
        whyEstimated(line),
        formatPercent(Number(figures.rate)),
        formatPercent(line.vatRate),
      );
    case 'rate-to-confirm':
      return isOver ? officerReasons.overRate : officerReasons.rateToConfirm;
    default:
      return text;
  }
}
