import { simulationLimits } from '@retour/contract';
import { type Product, typeset } from '@retour/core';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { randomUuid } from '../../../lib/random-uuid';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { type BasketArticle, basketArticles, rememberProduct } from '../../../store';
import { BackLink, Notice, PageHeading, Stack, useAnnounce } from '../../../ui';
import { useCountries, useCurrencies } from '../../reference';
import type { ArticleRefusal } from '../assessment/article-refusal';
import { useSimulation } from '../assessment/use-simulation';
import { useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { articleErrors, articleText } from '../text/article-text';
import { productName } from '../text/product-words';
import { draftOf, emptyDraft } from './article-draft';
import { fieldIds, fieldOfRefusedPath } from './article-fields';
import { ArticleForm } from './article-form';
import { articleKind } from './article-kind';
import type { ArticleProblems } from './check-article';
import { keepQuery } from './kept-query';
import { PriceHelp } from './price-help';
import { useArticleForm } from './use-article-form';

export interface ArticlePageProps {
  /** Null for an article that the nomenclature does not hold. */
  readonly product: Product | null;
  /** The article to change; a new one otherwise. */
  readonly article?: BasketArticle | undefined;
}

/** Where typing begins. */
const firstField = { value: 'price', amount: 'amount', custom: 'name' } as const;

/** The form of one article, new or to be changed, with what restricts it said first. */
export function ArticlePage({ product, article }: ArticlePageProps): ReactNode {
  const { state }: { state: { name?: unknown; returnTo?: unknown } | null } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const table = useCurrencies();
  const countries = useCountries();
  const { request, store, paths, byAgent } = useBasketSession();
  const words = useBasketWords();
  const { defaultCurrency, alcoholDegree } = request;
  const { refusals } = useSimulation();
  const currencies = table?.currencies ?? [];
  const returnTo = typeof state?.returnTo === 'string' ? state.returnTo : undefined;
  const name = typeof state?.name === 'string' ? state.name : undefined;
  const refused = useMemo(() => problemsOf(refusals, article, product), [refusals, article, product]);

  useFirstFocus(byAgent === true ? fieldIds[firstField[articleKind(product)]] : undefined);

  const isFull = article === undefined && basketArticles(request).length >= simulationLimits.shoppingProducts;

  const save = (fields: Omit<BasketArticle, 'id'>): void => {
    if (isFull) return;
    // What was answered about a name holds as long as the name does.
    const restriction = article?.name === fields.name ? article.restriction : undefined;
    store.put({ ...fields, id: article?.id ?? randomUuid(), restriction });
    if (product !== null) rememberProduct(product.id);
    if (article === undefined) keepQuery('');
    const say = article === undefined ? words.added : articleText.saved;
    announce(say(typeset(fields.name)));
    const backTo = returnTo ?? (article === undefined ? paths.products : paths.basket);
    void navigate(backTo, { state: article === undefined ? { added: typeset(fields.name) } : null });
  };

  const form = useArticleForm({
    product,
    draftKey: article?.id ?? product?.id ?? 'libre',
    initial:
      article === undefined
        ? emptyDraft(product, { currency: defaultCurrency, degree: alcoholDegree, name })
        : draftOf(article, product),
    currencies,
    refused,
    onSave: save,
  });

  return (
    <Stack gap="large">
      <BackLink to={returnTo ?? (article === undefined ? paths.products : paths.basket)} />
      <PageHeading
        title={product === null ? (article?.name ?? articleText.customTitle) : productName(product)}
        lead={product === null ? articleText.customLead : undefined}
      />
      {product?.notManagedReason && (
        <Notice tone="info" title={articleText.notManagedTitle}>
          {typeset(product.notManagedReason)}
        </Notice>
      )}
      {product?.restriction && (
        <Notice tone="warning" title={articleText.restrictedTitle}>
          <p>{typeset(product.restriction.replace('CITES', articleText.cites))}</p>
          <p>{articleText.restrictedAdvice}</p>
        </Notice>
      )}
      {isFull && <Notice tone="error">{articleErrors.fullBasket}</Notice>}
      <ArticleForm
        product={product}
        form={form}
        currencies={currencies}
        defaultCurrency={defaultCurrency}
        originCountries={countries.map(({ code, name: label }) => ({ id: code, label }))}
        submitLabel={article === undefined ? words.add : articleText.save}
        priceHelp={byAgent !== true && <PriceHelp />}
      />
    </Stack>
  );
}

/** What was refused in this article, field by field; what has no field goes beside the price. */
function problemsOf(
  refusals: readonly ArticleRefusal[],
  article: BasketArticle | undefined,
  product: Product | null,
): ArticleProblems {
  const isAmount = articleKind(product) === 'amount';
  const messages = Object.fromEntries(
    refusals
      .filter((refusal) => article !== undefined && refusal.article?.id === article.id)
      .map(({ field, message }) => [fieldOfRefusedPath(field ?? '', isAmount) ?? 'price', message]),
  );
  return { messages, choices: {} };
}
