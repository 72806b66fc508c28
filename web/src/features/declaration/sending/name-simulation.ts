import { isNeverCollected } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import { randomUuid } from '../../../lib/random-uuid';
import {
  basketArticles,
  changeAppState,
  computedPart,
  type DeclarationRequest,
  isAsDeclared,
  type SimulatorRequest,
} from '../../../store';
import { ageClassOf } from '../../basket/journey/age-classes';
import { sentArticle } from '../../basket/request/sent-article';

/** A simulation goes by the name of the declaration that says the same; corrected in the declaration, it was not declared itself. */
export function nameSimulation(request: DeclarationRequest, isEarlierTry: boolean): void {
  changeAppState(({ simulator, declaration }) => {
    const { simulatorRequest } = simulator;
    const { sent } = declaration.declarationResponse;
    // What that try said is not known here.
    const isDeclared = !isEarlierTry && saysTheSame(computedPart(request), simulatorRequest);
    const isNamed = simulatorRequest.declarationId === request.declarationId;
    // Declared again: the first declaration, which stands, says it as well, whatever becomes of this one.
    const isDeclaredSo = sent.some(
      (earlier) =>
        earlier.id !== request.declarationId &&
        !isNeverCollected(earlier.status) &&
        isAsDeclared(simulator, earlier),
    );
    if (isDeclared === isNamed || (isDeclared && isDeclaredSo)) return {};
    const declarationId = isDeclared ? request.declarationId : randomUuid();
    return { simulator: { ...simulator, simulatorRequest: { ...simulatorRequest, declarationId } } };
  });
}

function saysTheSame(declared: SimulatorRequest, simulated: SimulatorRequest): boolean {
  const isAgeOfLink = simulated.isAgeOfLink === true;
  return answers(declared, isAgeOfLink) === answers(simulated, isAgeOfLink);
}

/** @param isAgeOfLink the age stands for those that are taxed alike */
function answers(
  { age, meanOfTransport, country, border, ...basket }: SimulatorRequest,
  isAgeOfLink: boolean,
): string {
  const saidAge = isAgeOfLink && age !== undefined ? ageClassOf(age, lawToday()).label : age;
  const articles = basketArticles(basket)
    .map(sentArticle)
    .map(({ restrictionAnswers = {}, ...others }) => [others, Object.entries(restrictionAnswers).toSorted()]);
  return JSON.stringify([saidAge, meanOfTransport, country, border === true, articles]);
}
