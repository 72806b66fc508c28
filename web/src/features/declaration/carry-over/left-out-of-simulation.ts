import { indexCatalogue, offeredAtAge, type ProductCatalogue } from '@retour/core';
import { lawToday } from '../../../lib/law-today';
import { type BasketArticle, basketArticles, type SimulatorRequest } from '../../../store';
import { readLeftOut, readTakenOut } from '../../basket/lines/left-out-draft';
import { judgedFor, type UncountedLine } from '../../basket/products/typed-list/uncounted-lines';
import { readReceived } from '../../basket/sharing/received-state';

type LeftOutLine = Omit<UncountedLine, 'key'>;

/** « Pastis, ouzo, raki, arak » is one article: its commas would make a list of it. */
const asOneName = (name: string): string => name.replaceAll(/\s*[,;]\s*/gu, ' / ');

/** As a list is written, with the price that was given: its colon keeps it from a number that ends the name. */
function asTyped({ name, value, currency }: BasketArticle): string {
  const price = value > 0 ? ` : ${String(value).replace('.', ',')} ${currency}` : '';
  return asOneName(name) + price;
}

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
      !offeredAtAge(product, { age, country }, lawToday());
    const line: LeftOutLine = { typed: asTyped(article), isLeftOut: true };
    return isUnderAge ? { ...line, isUnderAge, judgedFor: judgedFor(request) } : line;
  });
}

/** What a link could not give, in sentences that name no article to be typed again. */
export function notGivenByLink(): readonly string[] {
  return readReceived(readLeftOut())?.leftOut ?? [];
}
