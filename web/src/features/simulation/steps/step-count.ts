import { isBoolean } from '../../../lib/shape';
import { readDraft, type SimulatorQuestion, saveDraft } from '../../../store';
import { stepText } from '../text/step-text';

/** What is asked of some frontier residents goes with the question before it, so that the count never changes on the way. */
const steps: readonly (SimulatorQuestion | 'products')[] = ['age', 'meanOfTransport', 'country', 'products'];

/** The country was said on the home page: it is no step of this simulation. */
export function keepCountryFirst(): void {
  saveDraft('countryFirst', true);
}

export function isCountryFirst(): boolean {
  return readDraft('countryFirst', isBoolean) === true;
}

/** « Étape 2 sur 4 », among the steps that this simulation shows; none for a page outside them. */
export function simulatorKicker(
  page: SimulatorQuestion | 'products',
  isCountryKnown = isCountryFirst(),
): string | undefined {
  const shown = steps.filter((step) => step !== 'country' || !isCountryKnown);
  const place = shown.indexOf(page) + 1;
  if (page === 'border') return stepText.furtherKicker(shown.length - 1, shown.length);
  return place === 0 ? undefined : stepText.kicker(place, shown.length);
}
