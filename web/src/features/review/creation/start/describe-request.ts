import { spokenName } from '@retour/core';
import { type DeclarationRequest, declaredArticles } from '../../../../store';
import { formatArticleCount } from '../../../basket/text/article-count';
import { countryName } from '../../../reference';
import { creationText } from '../text/creation-text';

/** « Pour Chloé Durand ». */
export function nameOfRequest({ contactDetails }: DeclarationRequest): string {
  const name = spokenName(contactDetails);
  return name === '' ? creationText.startNobody : creationText.startFor(name);
}

/** « Japon, 2 articles ». */
export function describeRequest(request: DeclarationRequest): string {
  const { country } = request.meansOfTransportAndCountry;
  const count = declaredArticles(request).length;
  return [
    country === undefined ? undefined : countryName(country),
    count === 0 ? creationText.startNoArticle : formatArticleCount(count),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
