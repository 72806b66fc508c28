import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyComponent } from '../../../lib/lazy-component';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { basketArticles } from '../../../store';
import { PageHeading, Skeleton } from '../../../ui';
import { useCatalogue, useOfferedCatalogue } from '../../reference';
import { WithTag } from '../assessment/with-tag';
import { entryBanOf } from '../restrictions/banned-products';
import { useArrival } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { productsText } from '../text/products-text';
import { productParameters } from './product-link';
import { ProductResults, SearchPage } from './search-page';

const loadArticle = () => import('./article-page');
const ArticlePage = lazyComponent(() => loadArticle().then((module) => module.ArticlePage));

// Not of the first screen: fetched while it is read.
const loadCategory = () => import('./category-page');
const CategoryPage = lazyComponent(() => loadCategory().then((module) => module.CategoryPage));

const loadChoice = () => import('./choice-page');
const ChoicePage = lazyComponent(() => loadChoice().then((module) => module.ChoicePage));

const UnknownProduct = lazyComponent(() =>
  import('./unknown-product').then((module) => module.UnknownProduct),
);

const RestrictedPage = lazyComponent(() =>
  import('../restrictions/restricted-page').then((module) => module.RestrictedPage),
);

const nextParts = [loadCategory, loadChoice, loadArticle, ProductResults.fetchAhead];

/** Search, category, question or form: one screen each, named by the address. */
export function ProductsPage(): ReactNode {
  useFetchAhead(nextParts);
  const [parameters] = useSearchParams();
  const catalogue = useCatalogue();
  const { age = 0, country = '' } = useBasketSession().request;
  const offered = useOfferedCatalogue({ age, country });
  return (
    <WithTag hideStrip={parameters.size > 0 && !parameters.has(productParameters.category)}>
      {catalogue === null || offered === null ? (
        <>
          <PageHeading title={productsText.title} />
          <Skeleton lines={6} label={productsText.loading} />
        </>
      ) : (
        <Suspense fallback={<Skeleton lines={6} label={productsText.loading} />}>
          <Screen
            key={parameters.toString()}
            catalogue={catalogue}
            offered={offered}
            parameters={parameters}
          />
        </Suspense>
      )}
    </WithTag>
  );
}

interface ScreenProps {
  readonly catalogue: ProductCatalogue;
  readonly offered: ProductCatalogue;
  readonly parameters: URLSearchParams;
}

function Screen({ catalogue, offered, parameters }: ScreenProps): ReactNode {
  const { request, lists } = useBasketSession();
  const arrival = useArrival();
  const articleId = parameters.get(productParameters.article);
  const productId = parameters.get(productParameters.product) ?? parameters.get(productParameters.category);

  if (articleId !== null) {
    const article = basketArticles(request).find(({ id }) => id === articleId);
    if (article === undefined) return <UnknownProduct />;
    const product = indexCatalogue(catalogue).get(article.productId ?? '') ?? null;
    return <ArticlePage product={product} article={article} />;
  }
  if (parameters.has(productParameters.custom)) return <ArticlePage product={null} />;
  const goodId = parameters.get(productParameters.restricted);
  if (goodId !== null && arrival !== null) {
    return <RestrictedPage id={goodId} arrival={arrival} offered={offered} />;
  }
  // Another tab may begin another declaration: its field is another one.
  if (productId === null) return <SearchPage key={lists} catalogue={offered} />;

  const known = indexCatalogue(catalogue).get(productId);
  const ban = known === undefined || arrival === null ? null : entryBanOf(known, arrival);
  if (known !== undefined && ban !== null && arrival !== null) {
    return <RestrictedPage id={ban.good.id} called={known.name} arrival={arrival} offered={offered} />;
  }
  const product = indexCatalogue(offered).get(productId);
  if (product === undefined) return <UnknownProduct product={known} />;
  if (product.kind !== 'category') return <ArticlePage product={product} />;
  if (product.question !== null) return <ChoicePage group={product} />;
  return (
    <CategoryPage
      category={product}
      catalogue={offered}
      whole={indexCatalogue(catalogue).get(product.id) ?? product}
    />
  );
}
