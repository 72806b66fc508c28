import { type AnswerStage, isDue } from './answer-stages';
import { answerWords } from './answer-words';
import { type AnswerInWords, answerVerdict } from './format-total';

/** What a traveller owes: the amount under its label, or that nothing is owed, said alone. */
export function owedWords(
  answer: AnswerInWords,
  stage: AnswerStage,
): { readonly label: string | null; readonly amount: string } {
  const { label, amount, sentence } = answerWords(answer, stage);
  return isDue(stage) && answerVerdict(answer) === 'nothing'
    ? { label: null, amount: sentence ?? amount }
    : { label, amount };
}
