import { simulationLimits } from '@retour/contract';
import {
  doubtsAbout,
  type HeldRestriction,
  type Product,
  type RestrictionAnswer,
  restrictionAnswers,
  restrictionOf,
  typeset,
} from '@retour/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { randomUuid } from '../../../lib/random-uuid';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { type BasketArticle, basketArticles, rememberProduct } from '../../../store';
import { BackLink, Notice, PageHeading, Stack, useAnnounce } from '../../../ui';
import { useCatalogue, useCountries, useCurrencies } from '../../reference';
import type { ArticleRefusal } from '../assessment/article-refusal';
import { useSimulation } from '../assessment/use-simulation';
import { NameQuestion } from '../restrictions/name-question';
import { RestrictionNotice } from '../restrictions/restriction-notice';
import { useArrival } from '../restrictions/use-arrival';
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
import { productParameters } from './product-link';
import { useArticleForm } from './use-article-form';
import { forgetDraft } from './use-kept-draft';

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
  const [parameters] = useSearchParams();
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
  const name =
    typeof state?.name === 'string' ? state.name : (parameters.get(productParameters.called) ?? undefined);
  const refused = useMemo(() => problemsOf(refusals, article, product), [refusals, article, product]);

  useFirstFocus(byAgent === true ? fieldIds[firstField[articleKind(product)]] : undefined);

  const isFull = article === undefined && basketArticles(request).length >= simulationLimits.shoppingProducts;

  const draftKey = article?.id ?? product?.id ?? 'libre';
  const arrival = useArrival();
  const catalogue = useCatalogue();
  const [asked, setAsked] = useState<Omit<BasketArticle, 'id'>>();
  // What was answered about a name holds as long as the name does; what was said before it was typed, whatever it is.
  const said = restrictionAnswers.find((answer) => answer === parameters.get(productParameters.restricted));
  const answered = (name: string): RestrictionAnswer | undefined =>
    said ?? (article?.name === name ? article.restriction : undefined);
  const doubtsOf = (name: string): readonly HeldRestriction[] =>
    product !== null || arrival === null || catalogue === null || answered(name) !== undefined
      ? []
      : doubtsAbout(name, arrival, catalogue.restrictedWords);
  const heldId = product === null ? (said ?? article?.restriction ?? null) : product.restrictedGood;
  const held = arrival === null ? null : restrictionOf(heldId, arrival);

  const check = (fields: Omit<BasketArticle, 'id'>): void => {
    if (doubtsOf(fields.name).length > 0) setAsked(fields);
    else save(fields, answered(fields.name));
  };

  const save = (fields: Omit<BasketArticle, 'id'>, restriction?: RestrictionAnswer): void => {
    if (isFull) return;
    forgetDraft(draftKey);
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
    draftKey,
    initial:
      article === undefined
        ? emptyDraft(product, { currency: defaultCurrency, degree: alcoholDegree, name })
        : draftOf(article, product),
    currencies,
    refused,
    onSave: check,
  });

  if (asked !== undefined) {
    return (
      <NameQuestion
        name={asked.name}
        doubts={doubtsOf(asked.name)}
        onAnswer={(answer) => save(asked, answer)}
        onBack={() => setAsked(undefined)}
      />
    );
  }

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
      {held !== null && <RestrictionNotice restriction={held} product={product} />}
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
