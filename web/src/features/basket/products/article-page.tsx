import { simulationLimits } from '@retour/contract';
import {
  type Arrival,
  type HeldRestriction,
  indexCatalogue,
  namedGoodOf,
  type Product,
  type ProductCatalogue,
  type RestrictedGoodId,
  type RestrictedWords,
  readName,
  restrictedGoodIds,
  restrictionOf,
  typeset,
} from '@retour/core';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { randomUuid } from '../../../lib/random-uuid';
import { isText } from '../../../lib/shape';
import { useFirstFocus } from '../../../lib/use-first-focus';
import {
  type BasketArticle,
  basketArticles,
  forgetDraft,
  readDraft,
  rememberProduct,
  saveDraft,
} from '../../../store';
import { BackLink, Button, Notice, PageHeading, Stack, useAnnounce } from '../../../ui';
import { useCatalogue, useCurrencies, useOfferedCatalogue } from '../../reference';
import type { ArticleRefusal } from '../assessment/article-refusal';
import { useSimulation } from '../assessment/use-simulation';
import { leftOutLine, withoutFigures } from '../lines/left-out-line';
import { arrivalFor } from '../restrictions/arrival-for';
import { leftToOffice } from '../restrictions/left-to-office';
import {
  answersFor,
  type NameAnswers,
  type NamedArticle,
  nextDoubt,
  savedAnswers,
  withAnswer,
} from '../restrictions/name-answers';
import { NameQuestion } from '../restrictions/name-question';
import { RestrictionNotice } from '../restrictions/restriction-notice';
import { useArrival } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { useBasketWords } from '../session/use-basket-words';
import { articleErrors, articleText } from '../text/article-text';
import { nameInList } from '../text/name-in-list';
import { productName } from '../text/product-words';
import { purchaseText } from '../text/purchase-text';
import { restrictionName, restrictionText } from '../text/restriction-text';
import { draftOf, emptyDraft, numberDraft } from './article-draft';
import { fieldIds, fieldOfRefusedPath } from './article-fields';
import { ArticleForm } from './article-form';
import { articleKind } from './article-kind';
import { articleOfDegree } from './article-of-degree';
import { type ArticleProblems, checkArticle } from './check-article';
import { isSumOfMoney } from './is-sum-of-money';
import { readNamedPage } from './named-page';
import { PriceHelp } from './price-help';
import { productParameters, useBasketLinks } from './product-link';
import type { PricedArticle } from './read-priced-article';
import { readPurchaseCountry } from './read-purchase-country';
import { searchDraft } from './search-draft';
import { SoughtNotice } from './sought-notice';
import { fillDraft, withMeasure } from './typed-list/reading/fill-draft';
import { mayBeList } from './typed-list/reading/list-text';
import { endSearch, waitBeside } from './typed-list/waiting/note-uncounted';
import {
  addedFromList,
  openedFromList,
  openFromList,
  takenFromList,
} from './typed-list/waiting/typed-list-draft';
import { isOneSought, judgedFor } from './typed-list/waiting/uncounted-lines';
import { useArticleForm } from './use-article-form';
import { useSearchedArticle } from './use-searched-article';

export interface ArticlePageProps {
  /** Null for an article that the nomenclature does not hold. */
  readonly product: Product | null;
  /** The article to change; a new one otherwise. */
  readonly article?: BasketArticle | undefined;
}

/** An article whose name is being asked about. */
interface AskedArticle {
  readonly fields: Omit<BasketArticle, 'id'>;
  readonly answers: NameAnswers;
}

/** A page that leads to the form says what the article is, of the name that it gives. */
function answeredByLink(
  name: string | undefined,
  good: RestrictedGoodId | undefined,
): NamedArticle | undefined {
  return name === undefined || good === undefined
    ? undefined
    : { name, restrictionAnswers: { [good]: 'yes' } };
}

/** What restricts a product, or a free article as it was answered. */
function heldBefore(
  product: Product | null,
  answered: NamedArticle | undefined,
  arrival: Arrival,
  words: RestrictedWords,
): HeldRestriction | null {
  if (product !== null) return restrictionOf(product.restrictedGood, arrival);
  const { name, restriction = null, restrictionAnswers = {} } = answered ?? { name: '' };
  const { confirmed, informed } = readName({ name, restriction, restrictionAnswers }, arrival, words);
  // Said of an article that nobody could tell more of: no name asks about it.
  const [told] = informed.filter(
    ({ good }) => good.question === null && restrictionAnswers[good.id] === 'yes',
  );
  return confirmed[0] ?? told ?? null;
}

/** Of an article whose question nobody could answer, the name that asserts none of its products. */
function titleOf(
  product: Product | null,
  name: string | undefined,
  catalogue: ProductCatalogue | null,
): string {
  if (product === null) return name ?? articleText.customTitle;
  return catalogue === null
    ? productName(product)
    : typeset(nameInList(product, name ?? null, indexCatalogue(catalogue)));
}

/** Where typing begins. */
const firstField = { value: 'price', amount: 'amount', custom: 'name' } as const;

/** The form of one article, new or to be changed, with what restricts it said first. */
export function ArticlePage({ product, article: edited }: ArticlePageProps): ReactNode {
  const { state } = useLocation();
  const { name: called, returnTo, note, replaces, opened: openedId, isResumed } = readNamedPage(state);
  const { request, store, paths, lists, agentWords } = useBasketSession();
  // Another product takes the place of an article, with its price.
  const article = edited ?? basketArticles(request).find(({ id }) => id === replaces);
  // One article a visit: a button pressed twice before the page is left adds it once.
  const [newId] = useState(randomUuid);
  const [parameters] = useSearchParams();
  const linkedGood = restrictedGoodIds.find((good) => good === parameters.get(productParameters.restricted));
  // Each declaration of an agent has its own.
  const draftsOf = agentWords === undefined ? '' : `${lists}:`;
  const draftKey =
    draftsOf + (article?.id ?? product?.id ?? (linkedGood === undefined ? 'libre' : `libre-${linkedGood}`));
  const [opened] = useState(() =>
    article === undefined && agentWords === undefined ? openedFromList(lists, openedId, draftKey) : undefined,
  );
  const searched = useSearchedArticle(article === undefined && opened === undefined && isResumed !== true);
  const navigate = useNavigate();
  const announce = useAnnounce();
  const table = useCurrencies();
  const words = useBasketWords();
  const links = useBasketLinks();
  const { defaultCurrency, alcoholDegree } = request;
  const { refusals, calculator } = useSimulation();
  const currencies = table?.currencies ?? [];
  /** A name that was searched, with how much of it where it is restricted goods. */
  const measured = (said: string): string =>
    searched === undefined || linkedGood === undefined || /\d/.test(said)
      ? said
      : withMeasure({ ...searched.read, name: said });
  // A free article is named as it was searched, its price apart.
  const isTyped = called?.toLowerCase() === searched?.typed.toLowerCase();
  const wanted = isTyped && searched?.read.name !== searched?.typed ? searched?.read.name : called;
  const isSought = wanted !== undefined && wanted.toLowerCase() === searched?.read.name.toLowerCase();
  const name = (isSought ? measured(wanted) : wanted) ?? namedGoodOf(linkedGood ?? null)?.name;
  const refused = useMemo(() => problemsOf(refusals, edited, product), [refusals, edited, product]);

  useFirstFocus(agentWords && fieldIds[firstField[articleKind(product)]]);

  const isFull = article === undefined && basketArticles(request).length >= simulationLimits.shoppingProducts;

  const trip = useArrival();
  const catalogue = useCatalogue();
  const offered = useOfferedCatalogue({ age: request.age ?? 0, country: request.country ?? '' });
  const [asked, setAsked] = useState<AskedArticle>();
  const answered = article ?? answeredByLink(name, linkedGood);
  const doubtOf = ({ fields, answers }: AskedArticle): HeldRestriction | undefined =>
    product !== null || trip === null || catalogue === null
      ? undefined
      : nextDoubt(answers, arrivalFor(trip, fields.purchaseCountry), catalogue.restrictedWords);

  /** Every doubt about the name is asked, one after the other, then the article is kept. */
  const askOrSave = (one: AskedArticle): void => {
    if (doubtOf(one) === undefined) save({ ...one.fields, ...savedAnswers(one.answers) });
    else setAsked(one);
  };

  const save = (fields: Omit<BasketArticle, 'id'>): void => {
    if (isFull) return;
    forgetDraft('article', draftKey);
    store.put({ ...fields, id: article?.id ?? newId });
    if (product !== null) rememberProduct(product.id);
    if (opened !== undefined) addedFromList(lists, opened.key, newId);
    else if (article === undefined && agentWords !== undefined) {
      const inSearch = readDraft(searchDraft(agentWords), isText, lists)?.trim();
      if (isResumed !== true || inSearch === form.values.sought) forgetDraft(searchDraft(agentWords), lists);
    } else if (article === undefined && isOneSought(lists)) endSearch(lists);
    const say = article === undefined ? words.added : articleText.saved;
    announce(say(typeset(fields.name)));
    const backTo = returnTo ?? (article === undefined ? paths.products : paths.basket);
    void navigate(backTo, {
      state: article === undefined ? { added: newId } : { changed: article.id },
    });
  };

  const keptName = edited?.name ?? (note === undefined ? undefined : called);
  const empty = emptyDraft(product, { currency: defaultCurrency, degree: alcoholDegree, name });
  // A list is of several articles.
  const typedAlone = searched === undefined || mayBeList(searched.typed) ? undefined : searched.typed;
  const filled = {
    ...fillDraft(empty, product, opened?.read ?? searched?.read),
    sought: opened?.id ?? typedAlone,
  };
  const form = useArticleForm({
    product: () => product,
    draftKey,
    initial: article === undefined ? filled : draftOf(article, product),
    currencies,
    defaultCurrency,
    trip,
    age: request.age,
    agentWords,
    isSum: () => isSum,
    refused,
    onSave: ({ name: typed, ...others }) => {
      const fields = { ...others, name: product === null ? typed : (keptName ?? typed) };
      askOrSave({ fields, answers: answersFor(fields.name, answered) });
    },
  });

  /** A number of what was typed is its price; what was written by hand since stays. */
  const takePrice = (priced: PricedArticle): void => {
    const { values } = form;
    const name = values.name === filled.name ? measured(priced.name) : values.name;
    const { price, isPriceOfAll, currency } = fillDraft(values, product, priced);
    form.change({ name, price, isPriceOfAll, currency });
    document.getElementById(fieldIds.price)?.focus();
  };

  const law = trip?.law;
  const other =
    form.otherDegree === undefined || product === null || law === undefined || offered === null
      ? undefined
      : articleOfDegree(product, form.otherDegree, offered, law);
  const takeOther = (chosen: Product): void => {
    form.takeProduct();
    const sought = opened && openFromList(lists, opened.key, opened.read);
    // Everything that was typed goes with it, and nothing of it stays with what was chosen first.
    forgetDraft('article', draftKey);
    const { values } = form;
    saveDraft(
      'article',
      sought === undefined ? values : { ...values, sought },
      draftsOf + (article?.id ?? chosen.id),
    );
    announce(productName(chosen));
    void navigate(links.product(chosen), {
      replace: true,
      state: { returnTo, replaces: article?.id, opened: sought },
    });
  };

  /** Not counted where it was bought, for an age or overseas, it may be in the luggage all the same. */
  const waitToBeShown = (): void => {
    const { values, likelyCurrencies } = form;
    const read = (typed: Partial<typeof values>): Omit<BasketArticle, 'id'> | undefined => {
      const checked = checkArticle({ ...values, ...typed }, product, currencies, { likelyCurrencies });
      return checked.kind === 'valid' ? checked.article : undefined;
    };
    // A degree that its name does not allow is no part of what is told.
    const anyDegree = { degree: { text: '' } };
    const understood = read({}) ?? read(anyDegree) ?? read({ ...anyDegree, price: numberDraft(0) });
    // As many as were typed in the search, at the price of all, where the form does not say how much of it.
    const { count = 1 } = opened?.read ?? searched?.read ?? {};
    const unnamed = { name: product?.name ?? values.name, value: 0, currency: '' };
    const unsaid = { ...(read({ ...anyDegree, amount: numberDraft(1) }) ?? unnamed), amount: count };
    const called = keptName ?? (understood ?? unsaid).name;
    forgetDraft('article', draftKey);
    if (article !== undefined) store.remove(article.id);
    else if (opened !== undefined) takenFromList(lists, opened.key);
    else if (isOneSought(lists)) endSearch(lists);
    const line =
      understood === undefined
        ? leftOutLine({ ...unsaid, name: withoutFigures(called) }, null)
        : leftOutLine({ ...understood, name: called }, product);
    waitBeside(lists, [
      isTooYoung === true ? { ...line, isUnderAge: true, judgedFor: judgedFor(request) } : line,
    ]);
    announce(purchaseText.shown(typeset(called)));
    void navigate(returnTo ?? (article === undefined ? paths.products : paths.basket));
  };

  const purchase = { product, age: request.age };
  const bought = readPurchaseCountry(form.values.purchaseCountry, trip, purchase);
  const { country, isTooYoung } = bought;
  const isUncounted = isTooYoung === true || bought.isOverseas === true;
  const isRefusedThere = isUncounted && form.problems.purchaseCountry !== undefined;
  const from = trip === null ? null : arrivalFor(trip, country);
  const held =
    from === null || catalogue === null
      ? null
      : heldBefore(product, answered, from, catalogue.restrictedWords);
  const calledSo = product === null && held?.good.id === 'cash' ? form.values.name.trim() : '';
  const isSumNamed = useMemo(
    () => calledSo !== '' && isSumOfMoney(calledSo, request, calculator),
    [calledSo, request, calculator],
  );
  const isSum = isSumNamed || product?.restrictedGood === 'cash';
  const atOffice = product === null ? null : leftToOffice(product, from);
  const doubt = asked && doubtOf(asked);
  if (asked !== undefined && doubt !== undefined) {
    return (
      <NameQuestion
        key={doubt.good.id}
        name={asked.fields.name}
        doubt={doubt}
        onAnswer={(answer) =>
          askOrSave({ ...asked, answers: withAnswer(asked.answers, doubt.good.id, answer) })
        }
        onBack={() => setAsked(undefined)}
      />
    );
  }

  // What the office counts owes no more in one case than in another.
  const lead = product === null ? (agentWords?.customLead ?? note ?? articleText.customLead) : note;
  return (
    <Stack gap="large">
      <BackLink to={returnTo ?? (article === undefined ? paths.products : paths.basket)} />
      <PageHeading
        title={isSumNamed && held !== null ? restrictionName(held) : titleOf(product, keptName, catalogue)}
        lead={atOffice === null && !isSum ? lead : undefined}
      />
      {atOffice !== null && (
        <Notice tone="info" title={agentWords?.notManagedTitle ?? articleText.notManagedTitle}>
          {agentWords?.notManaged ?? typeset(atOffice)}
        </Notice>
      )}
      {held !== null && <RestrictionNotice restriction={held} product={product} />}
      {isSum && held !== null && agentWords === undefined && (
        <Link to={`/preparer-mon-voyage#${held.good.topic}`}>{restrictionText.more}</Link>
      )}
      {isFull && <Notice tone="error">{articleErrors.fullBasket}</Notice>}
      {searched !== undefined && (
        <SoughtNotice sought={searched} filled={filled} values={form.values} onTake={takePrice} />
      )}
      <ArticleForm
        product={product}
        form={form}
        currencies={currencies}
        defaultCurrency={form.countryCurrency}
        arrival={from}
        otherArticle={
          other !== undefined && (
            <Button variant="secondary" compact onClick={() => takeOther(other)}>
              {articleText.choose(productName(other))}
            </Button>
          )
        }
        purchaseRepair={
          isRefusedThere &&
          agentWords === undefined && (
            <Button variant="secondary" compact onClick={waitToBeShown}>
              {purchaseText.toShow}
            </Button>
          )
        }
        submitLabel={article === undefined ? words.add : articleText.save}
        priceHelp={agentWords === undefined && <PriceHelp />}
        isSum={isSum}
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
