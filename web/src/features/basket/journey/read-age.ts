import { simulationLimits } from '@retour/contract';
import { parseFrenchNumber } from '../../../lib/french-number';

/** The whole number of years meant, when it is one that the contract accepts. */
export function readAge(text: string): number | undefined {
  const reading = parseFrenchNumber(text, { maximumDecimals: 0, units: ['ans', 'an', 'années'] });
  if (reading.kind !== 'number') return undefined;
  const { min, max } = simulationLimits.age;
  const { units: age } = reading.value;
  return age >= min && age <= max ? age : undefined;
}
