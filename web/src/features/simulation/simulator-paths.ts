import { basketArticles, firstIncompleteStep, type SimulatorRequest, type SimulatorStep } from '../../store';

export const simulatorPaths = {
  start: '/simulateur/configuration/etape0',
  age: '/simulateur/configuration/etape1',
  meanOfTransport: '/simulateur/configuration/etape2',
  country: '/simulateur/configuration/etape3',
  border: '/simulateur/configuration/etape4',
  products: '/simulateur/produits',
  basket: '/simulateur/panier',
  summary: '/simulateur/recapitulatif',
  declaration: '/simulateur/declaration',
  received: '/simulateur/partage',
  beforeBuying: '/puis-je-l-acheter',
} as const;

/** What was sent, of whichever declaration is shown. */
export const declarationPath = '/declaration/confirmation';

const pathOfStep: Readonly<Record<SimulatorStep, string>> = {
  1: simulatorPaths.age,
  2: simulatorPaths.meanOfTransport,
  3: simulatorPaths.country,
  4: simulatorPaths.border,
  5: simulatorPaths.products,
};

/** Where the simulator opens for these answers: the first question unanswered, then products or basket. */
export function resumePath(request: SimulatorRequest): string {
  const step = firstIncompleteStep(request);
  if (step === 5 && basketArticles(request).length > 0) return simulatorPaths.basket;
  return pathOfStep[step];
}

/** The page after a question: what is still to answer, else the products. */
export function nextPath(request: SimulatorRequest): string {
  return pathOfStep[firstIncompleteStep(request)];
}
