import { basketArticles, firstIncompleteStep, productsStep, type SimulatorRequest } from '../../../store';

/** Whether a simulation has all its answers and an article: less of it declares nothing. */
export function mayBeCarriedOver(simulated: SimulatorRequest): boolean {
  return firstIncompleteStep(simulated) === productsStep && basketArticles(simulated).length > 0;
}
