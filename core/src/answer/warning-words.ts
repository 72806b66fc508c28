import type { LaterMessages } from '../assessment/assessment';
import { graveVerdicts, type JudgedWarning, severityOfWarning } from '../assessment/verdict';
import { unisolated } from '../french/isolate';
import { phrase, typeset } from '../french/typeset';
import { restrictedGoodIds } from '../goods/restricted-good-id';
import { type AnswerStage, isDue } from './answer-stages';
import type { GraveSentence } from './answer-words';

/** A warning with what it says, of an answer of the contract or of what is stored of one. */
export interface WordedWarning extends JudgedWarning {
  readonly message: string;
  /** At the later stages; earlier answers have the sentence of their day alone. */
  readonly later?: LaterMessages | undefined;
  /** Articles concerned; earlier answers did not say which. */
  readonly customIds?: readonly string[] | undefined;
}

/** What the warnings of an answer say to the traveller, in the same words on the screen, in the document and in the mail. */
export interface WarningWords {
  /** What the law says of articles that may not enter, may not, or ask for papers, each by name: before any amount. */
  readonly laws: readonly GraveSentence[];
  /** What the amounts rest on, and what else is to be known: beside the amount. */
  readonly remarks: readonly string[];
}

/** What a warning says at a stage. */
export function messageAtStage({ message, later }: WordedWarning, stage: AnswerStage): string {
  if (later === undefined || stage === 'running' || stage === 'simulated') return message;
  return isDue(stage) ? later.declared : later.closed;
}

const aboutGoods: ReadonlySet<string> = new Set(restrictedGoodIds);

/** What stands before what is said of articles: « Saucisson », « Jambon »; nothing, where their names stand already. */
export type HeadOfSentence = (names: readonly string[], customIds: readonly string[]) => string;

/** Each name once, for articles may have the same. */
export function quotedNames(names: readonly string[]): string {
  return quoted([...new Set(names)]);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => typeset(`« ${name} »`)).join(', ');
}

/** Of goods, under a head that names them; of figures, which say what they are about, as it is. */
function sentenceOf(
  { code, message, customIds = [] }: WordedWarning,
  ids: readonly string[],
  { nameOf, headOf }: { readonly nameOf: NameOf; readonly headOf: HeadOfSentence },
): string {
  const names = namesOf(ids, nameOf);
  // A question, or what nobody knows, comes with the names of its own articles.
  const own = namesOf(customIds, nameOf);
  const namedHead = phrase`${quoted(own.map(unisolated))} :`;
  const isNamed = own.length > 0 && message.startsWith(namedHead);
  if (names.length === 0 || (!isNamed && !aboutGoods.has(code))) return message;
  const text = isNamed ? message.slice(namedHead.length).trimStart() : message;
  const head = headOf(names, ids);
  if (head === '') return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return saidOf(head, text);
}

/** That of a sentence, not those of initials. */
const capital = /^\p{Lu}(?!\p{Lu})/u;

/** A sentence under what it is about, a name for instance: no capital stands after the colon. */
export function saidOf(head: string, text: string): string {
  return phrase`${head} : ${text.replace(capital, (letter) => letter.toLocaleLowerCase('fr'))}`;
}

/** What one warning says of its articles, by name: « l'utiliser », « cet article » stand beside no other article's. */
export function namedSentence(warning: WordedWarning, nameOf: NameOf): string {
  return sentenceOf(warning, [...new Set(warning.customIds)], { nameOf, headOf: quotedNames });
}

/** The name of an article; undefined where it is not known. */
type NameOf = (customId: string) => string | undefined;

function namesOf(customIds: readonly string[], nameOf: NameOf): readonly string[] {
  return [...customIds].flatMap((id) => nameOf(id) ?? []);
}

function byGravity(one: GraveSentence, other: GraveSentence): number {
  return graveVerdicts.indexOf(one.verdict) - graveVerdicts.indexOf(other.verdict);
}

/**
 * Once an agent has settled, nothing is left to do but to keep the papers of what is regulated; what is closed without
 * being settled has nothing to be known any more. `headOf` words the names
 * of articles before what is said of them.
 */
export function warningWords(
  warnings: readonly WordedWarning[],
  stage: AnswerStage,
  nameOf: NameOf,
  headOf: HeadOfSentence = quotedNames,
): WarningWords {
  const laws: GraveSentence[] = [];
  const remarks: string[] = [];
  for (const message of new Set(warnings.map((warning) => warning.message))) {
    const own = warnings.filter((warning) => warning.message === message);
    const [first] = own;
    if (first === undefined) continue;
    const severity = severityOfWarning(first);
    const ids = [...new Set(own.flatMap(({ customIds = [] }) => customIds))];
    const atStage = { ...first, message: messageAtStage(first, stage) };
    const text = sentenceOf(atStage, ids, { nameOf, headOf });
    if (severity !== 'information' && (stage !== 'settled' || severity === 'regulated')) {
      laws.push({ verdict: severity, text });
    }
    if (severity === 'information' && (stage === 'simulated' || isDue(stage))) remarks.push(text);
  }
  return { laws: laws.toSorted(byGravity), remarks };
}
