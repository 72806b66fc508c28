import type { LawFigures } from '@retour/core';
import type { SimulatorRequest } from '../../../store';
import { type AgeClass, ageClassOf } from '../journey/age-classes';
import { encodeSimulation } from './encode-simulation';
import { receivedPath } from './received-path';
import type { SharedRest } from './shared-rest';

/** The simulation as a link tells it: of the traveller, no more than the ages that the law treats alike. */
export function sharedText(request: SimulatorRequest, law: LawFigures, rest?: SharedRest): string {
  const { age } = request;
  return encodeSimulation({ ...request, age: age === undefined ? age : ageClassOf(age, law).age }, rest);
}

/** What follows « # » is kept by browsers: it reaches neither our server nor its proxies. */
export function shareLink(
  request: SimulatorRequest,
  law: LawFigures,
  origin: string,
  rest?: SharedRest,
): string {
  return `${origin}${receivedPath}#${sharedText(request, law, rest)}`;
}

export function sharedAges(request: SimulatorRequest, law: LawFigures): AgeClass['label'] {
  return request.age === undefined ? '' : ageClassOf(request.age, law).label;
}
