import { simulationLimits } from './simulation-limits';
import { typedLine } from './typed-text';

/** The name of a free article, read by the same rule where it is typed and where it is received. */
export const articleNameSchema = typedLine(
  { min: 1, max: simulationLimits.customName },
  `Donnez à l’article un nom d’une ligne, de ${simulationLimits.customName} caractères au plus, sans signe invisible.`,
);
