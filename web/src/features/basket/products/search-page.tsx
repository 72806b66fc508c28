import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import { PenLine, Search } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { lazyComponent, loadChunk } from '../../../lib/lazy-component';
import { isText } from '../../../lib/shape';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { basketArticles, useAppStore, useSavedDraft } from '../../../store';
import { BackLink, Form, IconTile, Notice, PageHeading, Skeleton, Stack, TextField } from '../../../ui';
import { AllowancesCard } from '../assessment/with-tag';
import { arrivalOf } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { productsText } from '../text/products-text';
import { isSearched } from './is-searched';
import { useBasketLinks } from './product-link';
import styles from './product-row.module.css';
import { TreeList } from './tree-list';
import { useTooYoung } from './use-too-young';

const loadSearch = () => import('./product-search');
export const ProductResults = lazyComponent(() => loadSearch().then((module) => module.ProductResults));

const searchId = 'recherche';

const recentCount = 4;

/** Search first; the categories and the last products picked while nothing is typed. */
export function SearchPage({ catalogue }: { readonly catalogue: ProductCatalogue }): ReactNode {
  const { state }: { state: { added?: unknown } | null } = useLocation();
  const { draft: query, change: setQuery } = useSavedDraft('productSearch', { initial: '', isDraft: isText });
  const { paths, productsKicker, seeResult, agentWords } = useBasketSession();
  const words = useBasketWords();
  const tooYoung = useTooYoung();
  const recent = useAppStore(({ products }) => products.recentProducts);
  const added = typeof state?.added === 'string' ? state.added : undefined;
  const index = indexCatalogue(catalogue);
  const recentProducts = recent.flatMap((id) => index.get(id) ?? []).slice(0, recentCount);

  return (
    <Stack gap="large">
      <BackLink to={paths.before} />
      <PageHeading title={agentWords?.productsTitle ?? productsText.title} kicker={productsKicker} />
      {added !== undefined && (
        <Notice tone="success">
          <Stack gap="small">
            <p>{words.added(added)}</p>
            <Link to={paths.result}>{seeResult}</Link>
          </Stack>
        </Notice>
      )}
      {tooYoung !== null && <Notice tone="warning">{tooYoung}</Notice>}
      <SearchForm query={query} catalogue={catalogue} isActive={agentWords !== undefined}>
        <TextField
          id={searchId}
          label={productsText.searchLabel}
          hideLabel
          hint={agentWords?.searchHint}
          placeholder={productsText.searchPlaceholder}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          icon={Search}
          value={query}
          onChange={setQuery}
        />
      </SearchForm>
      <Suspense fallback={<Skeleton lines={6} />}>
        {isSearched(query) && <ProductResults catalogue={catalogue} query={query} />}
        <AllowancesCard />
        {!isSearched(query) && recentProducts.length > 0 && (
          <section>
            <h2>{productsText.recent}</h2>
            <TreeList products={recentProducts} />
          </section>
        )}
        {!isSearched(query) && (
          <section>
            <h2>{productsText.categories}</h2>
            <TreeList products={catalogue.products} />
          </section>
        )}
        <CustomLink name={isSearched(query) ? query.trim() : undefined} />
      </Suspense>
    </Stack>
  );
}

interface SearchFormProps {
  readonly query: string;
  readonly catalogue: ProductCatalogue;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

/** For an agent, Enter opens the first result, or what comes after the basket when nothing is typed. */
function SearchForm({ query, catalogue, isActive, children }: SearchFormProps): ReactNode {
  const navigate = useNavigate();
  const links = useBasketLinks();
  const { request, paths } = useBasketSession();
  useFirstFocus(isActive ? searchId : undefined);
  if (!isActive) return children;

  const open = async (): Promise<void> => {
    if (!isSearched(query)) {
      if (query.trim() === '' && basketArticles(request).length > 0) await navigate(paths.result);
      return;
    }
    const { bestResult } = await loadChunk(loadSearch);
    const best = bestResult(catalogue, query, arrivalOf(request));
    if (best?.product !== undefined) await navigate(links.product(best.product));
    if (best?.restriction !== undefined) {
      await navigate(links.restricted(best.restriction.good.id), { state: { name: best.called } });
    }
  };
  return (
    <search>
      <Form onSubmit={() => void open()}>{children}</Form>
    </search>
  );
}

/** The way to a free article, which is named as it was searched. */
function CustomLink({ name }: { readonly name: string | undefined }): ReactNode {
  return (
    <Link to={useBasketLinks().custom} state={{ name }} className={styles.link}>
      <IconTile icon={PenLine} />
      <span className={styles.words}>
        <span className={styles.name}>{productsText.custom}</span>
        <span className={styles.category}>{productsText.customHint}</span>
      </span>
    </Link>
  );
}
