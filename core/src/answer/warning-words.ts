import type { LaterMessages } from '../assessment/assessment';
import { type JudgedWarning, severityOfWarning } from '../assessment/verdict';
import { phrase, typeset } from '../french/typeset';
import { restrictedGoodIds } from '../goods/restricted-good-id';
import type { AnswerStage, GraveSentence } from './answer-words';

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
  return stage === 'due' ? later.declared : later.closed;
}

const aboutGoods: ReadonlySet<string> = new Set(restrictedGoodIds);

/** What stands before what is said of articles: « Saucisson », « Jambon »; nothing, where their names stand already. */
export type HeadOfSentence = (names: readonly string[]) => string;

export const quotedNames: HeadOfSentence = (names) => names.map((name) => typeset(`« ${name} »`)).join(', ');

/** Of goods, under a head that names them; of figures, which say what they are about, as it is. */
function sentenceOf(code: string, message: string, names: readonly string[], headOf: HeadOfSentence): string {
  // A question comes with the names of its articles.
  const named = phrase`${quotedNames(names)} :`;
  const isNamed = names.length > 0 && message.startsWith(named);
  if (names.length === 0 || (!isNamed && !aboutGoods.has(code))) return message;
  const said = isNamed ? message.slice(named.length).trimStart() : message;
  const head = headOf(names);
  return head === '' ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : phrase`${head} : ${said}`;
}

/**
 * Once an agent has settled, nothing is left to do but to keep the papers of what is regulated; what is closed without
 * being settled has nothing to be known any more. `nameOf` names an article; undefined where it is not known. `headOf`
 * words the names of articles before what is said of them.
 */
export function warningWords(
  warnings: readonly WordedWarning[],
  stage: AnswerStage,
  nameOf: (customId: string) => string | undefined,
  headOf: HeadOfSentence = quotedNames,
): WarningWords {
  const laws: GraveSentence[] = [];
  const remarks: string[] = [];
  for (const message of new Set(warnings.map((warning) => warning.message))) {
    const own = warnings.filter((warning) => warning.message === message);
    const [first] = own;
    if (first === undefined) continue;
    const severity = severityOfWarning(first);
    const ids = new Set(own.flatMap(({ customIds = [] }) => customIds));
    const text = sentenceOf(
      first.code,
      messageAtStage(first, stage),
      [...ids].flatMap((id) => nameOf(id) ?? []),
      headOf,
    );
    if (severity !== 'information' && (stage !== 'settled' || severity === 'regulated')) {
      laws.push({ verdict: severity, text });
    }
    if (severity === 'information' && (stage === 'simulated' || stage === 'due')) remarks.push(text);
  }
  return { laws, remarks };
}
