import { indexCatalogue, type ProductCatalogue, typeset } from '@retour/core';
import { PenLine, Search } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { lazyComponent } from '../../../lib/lazy-component';
import { isText } from '../../../lib/shape';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { useFirstFocus } from '../../../lib/use-first-focus';
import { basketArticles, forgetDraft, useAppStore, useSavedDraft } from '../../../store';
import { BackLink, Form, IconTile, Notice, PageHeading, Skeleton, Stack, TextField } from '../../../ui';
import { isSearched } from '../../reference';
import { AllowancesCard } from '../assessment/with-tag';
import { UnkeptNotice } from '../journey/unkept-notice';
import { useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { productsText } from '../text/products-text';
import { CommonPurchases } from './common-purchases';
import { useBasketLinks, usePageName } from './product-link';
import styles from './product-row.module.css';
import { searchDraft } from './search-draft';
import { TreeList } from './tree-list';
import { pastedList } from './typed-list/reading/paste-list';
import { useTooYoung } from './use-too-young';

const loadSearch = () => import('./product-search');
export const ProductResults = lazyComponent(() => loadSearch().then((module) => module.ProductResults));

const SetAside = lazyComponent(() => loadSearch().then((module) => module.SetAside));

const loadAgentSearch = () => import('./agent-search');
const agentParts = [loadAgentSearch];
const travellerParts: typeof agentParts = [];

const searchId = 'recherche';

const recentCount = 4;

/** Enter goes to what was found. */
const goToResults = (): unknown => loadSearch().then((module) => module.goToResults(), Boolean);

/** Search first; the categories and the last products picked while nothing is typed. */
export function SearchPage({ catalogue }: { readonly catalogue: ProductCatalogue }): ReactNode {
  const { state }: { state: { added?: unknown } | null } = useLocation();
  const session = useBasketSession();
  const { request, paths, productsKicker, seeResult, agentWords, lists } = session;
  const links = useBasketLinks();
  const navigate = useNavigate();
  useFirstFocus(agentWords && searchId);
  useFetchAhead(agentWords ? agentParts : travellerParts);
  const { draft: query, change: setQuery } = useSavedDraft(searchDraft(agentWords), {
    initial: '',
    isDraft: isText,
    which: lists,
  });
  const words = useBasketWords();
  const tooYoung = useTooYoung();
  const recent = useAppStore(({ products }) => products.recentProducts);
  const added = basketArticles(request).find(({ id }) => id === state?.added);
  const index = indexCatalogue(catalogue);
  const isSought = isSearched(query);
  const [isList, setIsList] = useState(false);
  const [first] = useState(query);
  const [turn, setTurn] = useState(0);
  const forgetDecisions = (): void => {
    if (agentWords === undefined) forgetDraft('typedList', lists);
  };
  const type = (text: string): void => {
    setQuery(text);
    if (text === '') forgetDecisions();
  };
  const write = (text: string): void => {
    setTurn(turn + 1);
    type(text);
    document.getElementById(searchId)?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    // Over all that was typed: nothing that was decided of it is said of another list.
    if (field.selectionStart === 0 && field.selectionEnd === field.value.length) {
      forgetDecisions();
      setTurn(turn + 1);
    }
    const start = field.selectionStart ?? 0;
    const end = field.selectionEnd ?? 0;
    const pasted = event.clipboardData.getData('text');
    const list = pastedList(query.slice(0, start), pasted, query.slice(end));
    if (list === null) return;
    event.preventDefault();
    field.setRangeText(list, start, end, 'end');
    type(field.value);
  };
  const recentProducts = recent.flatMap((id) => index.get(id) ?? []).slice(0, recentCount);

  const openFirst = (): unknown =>
    isList ||
    loadAgentSearch().then(
      (module) => module.openFirst({ query, catalogue, session, links, navigate }),
      Boolean,
    );

  const field = (
    <TextField
      id={searchId}
      label={productsText.searchLabel}
      hideLabel
      hint={agentWords?.searchHint}
      error={agentWords?.searchError}
      placeholder={productsText.searchPlaceholder}
      type="search"
      inputMode="search"
      enterKeyHint="search"
      icon={Search}
      value={query}
      onChange={type}
      onPaste={paste}
    />
  );

  return (
    <Stack gap="large">
      <BackLink to={paths.before} />
      <PageHeading title={agentWords?.productsTitle ?? productsText.title} kicker={productsKicker} />
      {added !== undefined && (
        <Notice tone="success">
          <Stack gap="small">
            <p>{words.added(typeset(added.name))}</p>
            <Link to={paths.result}>{seeResult}</Link>
          </Stack>
        </Notice>
      )}
      {agentWords === undefined && <UnkeptNotice words={productsText.unkept} />}
      {tooYoung !== null && <Notice tone="warning">{tooYoung}</Notice>}
      {agentWords === undefined ? (
        <div>
          <Form onSubmit={goToResults}>{field}</Form>
          <p className={styles.help}>{productsText.listHint}</p>
        </div>
      ) : (
        <search>
          <Form onSubmit={openFirst}>{field}</Form>
        </search>
      )}
      <Suspense fallback={<Skeleton lines={6} />}>
        {isSought && (
          <ProductResults
            catalogue={catalogue}
            query={query}
            key={turn}
            isBack={added !== undefined && query === first}
            onList={setIsList}
            onWrite={write}
          />
        )}
        {/* After what was found, which stays where it is looked for. */}
        <Suspense>
          <SetAside onWrite={write} />
        </Suspense>
        <AllowancesCard />
        {!isSought && recentProducts.length > 0 && (
          <section>
            <h2>{productsText.recent}</h2>
            <TreeList products={recentProducts} />
          </section>
        )}
        {!isSought && agentWords === undefined && <CommonPurchases catalogue={catalogue} />}
        {!isSought && (
          <section>
            <h2>{productsText.categories}</h2>
            <TreeList products={catalogue.products} />
          </section>
        )}
        {!isList && <CustomLink name={isSought ? query.trim() : undefined} />}
      </Suspense>
    </Stack>
  );
}

/** The way to a free article, which is named as it was searched. */
function CustomLink({ name }: { readonly name: string | undefined }): ReactNode {
  return (
    <Link to={useBasketLinks().custom} {...usePageName(name)} className={styles.link}>
      <IconTile icon={PenLine} />
      <span className={styles.words}>
        <span className={styles.name}>{productsText.custom}</span>
        <span className={styles.category}>{productsText.customHint}</span>
      </span>
    </Link>
  );
}
