import { indexCatalogue, offeredAtAge, type ProductCatalogue } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import { basketArticles, type SimulatorRequest } from '../../../store';
import { readLeftOut, readTakenOut } from '../../basket/lines/left-out-draft';
import { judgedFor, type UncountedLine } from '../../basket/products/typed-list/uncounted-lines';
import { readReceived } from '../../basket/sharing/received-state';

type LeftOutLine = Omit<UncountedLine, 'key'>;

/**
 * What a changed trip took out of the basket of the simulation, and what a link could not give it: it may be in the luggage, and is
 * declared by nobody unless it is said.
 * @param catalogue null while it is read: then nothing tells what is not of an age yet
 */
export function leftOutOfSimulation(
  request: SimulatorRequest,
  catalogue: ProductCatalogue | null,
): readonly LeftOutLine[] {
  const { age, country } = request;
  const products = catalogue === null ? undefined : indexCatalogue(catalogue);
  const takenOut = readTakenOut();
  const articles = takenOut === undefined ? [] : basketArticles(takenOut);
  return [
    ...articles.map(({ name, productId }): LeftOutLine => {
      const product = products?.get(productId ?? '');
      const isUnderAge =
        product !== undefined &&
        age !== undefined &&
        country !== undefined &&
        !offeredAtAge(product, { age, country }, lawToday());
      return isUnderAge ? { typed: name, isUnderAge, judgedFor: judgedFor(request) } : { typed: name };
    }),
    ...(readReceived(readLeftOut())?.leftOut ?? []).map((typed) => ({ typed })),
  ];
}
