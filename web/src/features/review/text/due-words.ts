import {
  type AnswerInWords,
  type AnswerWords,
  answerVerdict,
  answerWords,
  atDesk,
  type DeclarationStatus,
  formatComputedTotal,
  minimumNote,
  owedOnceHandedOver,
  owedOnTheRest,
  phrase,
  stageOf,
} from '@retour/core';

/** Over what stands where nothing is to be collected for certain: « à payer » would not be true there. */
const labels: Readonly<Partial<Record<ReturnType<typeof answerVerdict>, string>>> = {
  nothing: phrase`Rien à encaisser`,
  excess: phrase`Rien à encaisser`,
  'to-assess': phrase`Article à évaluer`,
  unidentified: phrase`Article non reconnu`,
  'indicative-exceeded': phrase`Niveau indicatif dépassé`,
};

export interface DueWords extends Pick<AnswerWords, 'label' | 'amount' | 'note'> {
  /** What is collected once what may not enter is handed over; also in the note. */
  readonly onceHandedOver: string | null;
}

/** « Une fois remis : 0,00 € à encaisser », as an officer reads it; null where it changes nothing. */
export function collectedOnceHandedOver(answer: AnswerInWords): string | null {
  const owed = owedOnceHandedOver(answer);
  if (owed === null) return null;
  const collected =
    owed.amount === null
      ? phrase`Une fois l'interdit remis, le reste est à évaluer.`
      : phrase`Une fois l'interdit remis : ${owed.amount} à encaisser.`;
  const computed = formatComputedTotal(answer);
  return answer.total === 0 || computed === owed.amount
    ? collected
    : `${collected} ${phrase`Calcul avec lui : ${computed}.`}`;
}

/** What an officer reads over the amount of an answer, and in its place: never what is said to the traveller. */
export function dueWords(answer: AnswerInWords, status: DeclarationStatus): DueWords {
  const stage = stageOf(status);
  const { label, amount } = answerWords(atDesk(answer), stage);
  const isOpen = stage === 'due' || stage === 'simulated';
  const onceHandedOver = isOpen ? collectedOnceHandedOver(answer) : null;
  const minimum = isOpen && owedOnTheRest(answer).totalIsMinimum ? minimumNote : null;
  const notes = [onceHandedOver, minimum].filter((note) => note !== null);
  return {
    label: (isOpen ? labels[answerVerdict(answer)] : undefined) ?? label,
    amount,
    note: notes.length === 0 ? null : notes.join(' '),
    onceHandedOver,
  };
}
