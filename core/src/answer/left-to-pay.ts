import { isVehicleLeft, restOf } from './answer-words';
import { type AnswerInWords, answerClaim, answerVerdict, owedOnTheRest } from './format-total';

/** What an agent has to do about an amount, once what may not enter is handed over. */
type LeftToPay = 'sum' | 'unknown' | 'nothing';

/** `unknown` where an agent who sees the articles says what is owed, be it nothing. */
export function leftToPay(answer: AnswerInWords): LeftToPay {
  const { total, totalIsMinimum } = owedOnTheRest(answer);
  const rest = restOf(answer);
  const isUponCheck = answerVerdict(rest) === 'doubtful' || answerClaim(rest) === 'indicative-exceeded';
  if (totalIsMinimum || isUponCheck || isVehicleLeft(rest)) return 'unknown';
  return total > 0 ? 'sum' : 'nothing';
}
