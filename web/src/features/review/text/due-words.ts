import {
  type AnswerInWords,
  type AnswerWords,
  answerVerdict,
  answerWords,
  type DeclarationStatus,
  minimumNote,
  phrase,
  stageOf,
} from '@retour/core';

/** Over what stands where nothing is to be collected for certain: « à payer » would not be true there. */
const labels: Readonly<Partial<Record<ReturnType<typeof answerVerdict>, string>>> = {
  nothing: phrase`Rien à encaisser`,
  'to-assess': phrase`Article à évaluer`,
  'indicative-exceeded': phrase`Seuil indicatif dépassé`,
};

/** What an officer reads over the amount of an answer, and in its place: never what is said to the traveller. */
export function dueWords(
  answer: AnswerInWords,
  status: DeclarationStatus,
): Pick<AnswerWords, 'label' | 'amount' | 'note'> {
  const stage = stageOf(status);
  const { label, amount } = answerWords(answer, stage);
  const isOpen = stage === 'due' || stage === 'simulated';
  return {
    label: (isOpen ? labels[answerVerdict(answer)] : undefined) ?? label,
    amount,
    note: isOpen && answer.totalIsMinimum ? minimumNote : null,
  };
}
