import { indexCatalogue, offeredAtAge, type ProductCatalogue } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import { basketArticles, type SimulatorRequest } from '../../../store';
import { readLeftOut, readTakenOut } from '../../basket/lines/left-out-draft';
import { type LeftOutLine, leftOutLine } from '../../basket/lines/left-out-line';
import { judgedFor } from '../../basket/products/typed-list/waiting/uncounted-lines';
import { readReceived } from '../../basket/sharing/received-state';

/**
 * What a changed trip took out of the basket of the simulation: it may be in the luggage, and is declared by nobody unless it is said.
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
  return articles.map((article): LeftOutLine => {
    const product = products?.get(article.productId ?? '');
    const isUnderAge =
      product !== undefined &&
      age !== undefined &&
      country !== undefined &&
      !offeredAtAge(product, { age, country: article.purchaseCountry ?? country }, lawToday());
    const line = leftOutLine(article, article.productId === null ? null : product);
    return isUnderAge ? { ...line, isUnderAge, judgedFor: judgedFor(request) } : line;
  });
}

/** What a link could not give, in sentences that name no article to be typed again. */
export function notGivenByLink(): readonly string[] {
  return readReceived(readLeftOut())?.leftOut ?? [];
}
