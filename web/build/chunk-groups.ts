const library = (names: string): RegExp => new RegExp(`node_modules/(?:${names})/`);
const icons = (names: string): RegExp => new RegExp(`lucide-react/dist/esm/icons/(?:${names})\\.`);

interface ChunkGroup {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly includeDependenciesRecursively: boolean;
  readonly tags?: '$initial'[];
}

function group(name: string, ...tests: readonly RegExp[]): ChunkGroup {
  return { name, test: (id) => tests.some((test) => test.test(id)), includeDependenciesRecursively: false };
}

/** Those of the first page; the agents' entry shows others. */
const firstIcons =
  'arrow-right|book-open-check|calculator|car|circle-check|circle-exclamation-point|circle-question-mark|house|info|lightbulb|' +
  'luggage|plane|rotate-cw|shield-check|triangle-exclamation-point|user-round|wifi-off';

/**
 * What always goes together comes in one file: on a phone's network, thirty small files take longer than three.
 * The libraries, which change less often than the pages, are kept from one version to the next.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  group('react', library('react|react-dom|scheduler')),
  // What an answer comes down to: said by the pages of a basket and of a declaration, not by the first one.
  group(
    'verdicts',
    /\/core\/src\/(?:assessment\/verdict|answer\/(?:answer-words|asks-for-papers|format-total|is-of-sum|left-to-pay|shown-answer))\./,
    /\/web\/src\/features\/basket\/(?:session\/use-agent-words|summary\/owes-elsewhere|text\/sum-without)\./,
  ),
  // The tables that pages quote; the first page quotes the allowances of value alone.
  group(
    'figures',
    /\/core\/src\/(?:french\/enumerate|goods\/quantity-class)\./,
    /\/core\/src\/regulation\/(?:law-figures|quantity-allowance|tables\/(?!value-allowances|restricted-goods)[\w-]+)\./,
    /\/web\/src\/lib\/figures-today\./,
  ),
  {
    ...group(
      'shell',
      library('react-router'),
      library('lucide-react/dist/esm(?!/icons)'),
      icons(firstIcons),
      /\/core\/src\/(?:french\/(?!person-name)|regulation\/|money\/cents\.)/,
      /\/contract\/src\/paris-time\./,
      /\/web\/src\/(?:ui|lib(?!\/(?:early-submits|http|own-office|random-uuid|search\/search-names|session|shape|stray-presses|shortcuts\/(?:follow|key|shown|typed)|use-fetch-ahead)))\b/,
      /\/web\/src\/app\/(?:shell\/skip-link|pages\/page-table)\./,
    ),
    tags: ['$initial'],
  },
  // What agents alone do with the kept state goes with their pages, and what one page does with that page; the first page reads it and changes nothing.
  group(
    'changes',
    /\/web\/src\/store\/(?!agent-)(?:[\w-]+-actions|declaration-request|drafts\/(?!work-)[\w-]+)\./,
    /\/web\/src\/features\/basket\/lines\/left-out-draft\./,
  ),
  group(
    'answers',
    /\/web\/src\/(?:store\/(?!agent-|carry-|drafts\/|device\/|parked\/)|lib\/shape\.)/,
    // What is declared of a simulation, read of the state by the first page too.
    /\/web\/src\/features\/basket\/session\/declared-already\./,
    library('zustand'),
    /\/core\/src\/(?:traveller\/(?:country|traveller)|goods\/(?:product|pots)|declaration\/status|assessment\/assessment)\./,
    /\/contract\/src\/(?:simulation-limits|decimal-places|declared-fields)\./,
  ),
  // A page that sends something needs these; reading does not.
  group('sendings', /@tanstack\/(?:query-core|react-query)\/.*\/(?:mutationObserver|useMutation)\./),
  group(
    'data',
    library('@tanstack/(?:query-core|react-query)'),
    /\/web\/src\/(?:app\/data\/data|store\/device\/follow-erasures)\.|\/core\/data\/(?:currencies|products)\.json\?url/,
    /\/web\/src\/(?:lib\/(?:http|stray-presses|session\/token-cookies)|features\/reference\/(?:reference-queries|embedded-data|use-reference))\b/,
    /\/contract\/src\/(?:claim-token-header|office-id|problem|reference|values)\./,
  ),
  group('schemas', library('zod')),
  // Prices are counted exactly from the field on, before anything is computed.
  group('money', /\/core\/src\/money\//),
  // The wording of quantities is quoted by the tutorial.
  group('quantities', /\/core\/src\/(?:assessment\/explain\/explain-quantity|goods\/describe-article)\./),
  group(
    'engine',
    /\/core\/src\/assessment\/(?!explain\/explain-quantity)/,
    /\/core\/src\/(?:goods\/kinds-named|regulation\/(?:customs-tie|exchange-rates|regulation|specific-duty))\./,
    /\/contract\/src\/simulation-mapping\./,
    /\/web\/src\/features\/basket\/assessment\/calculator\./,
  ),
  // Each is a few lines, read by the engine and by the screens that read the law or an article.
  group(
    'rules',
    /\/core\/src\/goods\/index-catalogue\./,
    /\/web\/src\/features\/basket\/products\/article-kind\./,
    /\/core\/src\/regulation\/(?:law-edition|product-offered|quantity-allowance|quantity-pot|regime|restriction-severity|value-allowance|vat)\./,
  ),
  // What may not enter: said by the search, the form of an article and the agents' sheets before anything is computed.
  group(
    'restrictions',
    /\/core\/src\/restriction\//,
    /\/web\/src\/features\/basket\/(?:restrictions\/banned-products|text\/restriction-text)\./,
  ),
  // Every field has both.
  group('field', /\/web\/src\/ui\/(?:field|use-early-text)\./),
  group('fields', /\/web\/src\/ui\/(?:clear-icon|text-field)\./, icons('search|x')),
  group('texts', /\/contract\/src\/(?:article-name|typed-text)\./),
  group(
    'list-draft',
    /\/web\/src\/features\/basket\/products\/(?:read-priced-article|typed-list\/(?:decided-article|fill-draft|may-be-list-in-words|named-parts|typed-list-draft))\./,
    icons('search-x'),
  ),
  // The questions of a simulation may empty a basket; the first ones of a declaration ask nothing twice.
  group('dialogs', /\/web\/src\/ui\/(?:modal|native-dialog)\./),
  group(
    'forms',
    /\/web\/src\/ui\/(?:act-bar|back-link|error-summary|form)\./,
    /\/web\/src\/(?:lib\/(?:form\/(?:form-problems|use-form|use-problems|use-typed)|french-number|random-uuid|use-fetch-ahead)|store\/device\/keeps-answers|features\/basket\/journey\/(?:country-name-typed|read-age|unkept-notice))\./,
    icons('arrow-left'),
  ),
  // The two columns of the questions come before those of the basket.
  group(
    'journey',
    /\/web\/src\/features\/basket\/journey\/transport\./,
    /\/web\/src\/(?:ui\/(?:columns|use-is-scrolling)|lib\/media-query)\./,
    icons('car-front|footprints|ship|train-front'),
  ),
  // A few lines: what a country typed by hand may be, read wherever one is asked.
  group(
    'named-country',
    /\/web\/src\/features\/reference\/(?:named-country|search-overseas|suggest-countries|unnamed-country)\./,
  ),
  group(
    'simulation',
    /\/web\/src\/features\/simulation\/(?:text\/step-text|steps\/(?:use-question|question-page|step-count))/,
  ),
  group('resume', /\/web\/src\/features\/simulation\/(?:simulator-button|simulator-paths|text\/resume-text)/),
  group(
    'words',
    /\/web\/src\/features\/basket\/text\/(?:article-count|not-brought-text)\./,
    /\/core\/src\/french\/(?:format-day|transport-words)\./,
    /\/contract\/src\/(?:calendar|durations|format-moment)\./,
  ),
  group(
    'prose',
    /\/web\/src\/features\/guide\/(?:prose\/(?:prose|inline|inline-text|glossary-word)|content\/(?:blocks|help-sentences|somebody-answers))\./,
    icons('map-pin|receipt-text|banknote'),
  ),
  // What of a typed list waits for an answer: a few lines, read by the search, the form of an article and the results, with how
  // these name and fold a list of articles.
  group(
    'uncounted',
    /\/web\/src\/features\/basket\/products\/typed-list\/(?:may-be-list|uncounted|uncounted-lines|use-uncounted-lines)\./,
    /\/web\/src\/(?:ui\/folded-list|features\/basket\/(?:lines\/left-out-line|products\/currency-label|text\/(?:rank-names|uncounted-text)))\./,
  ),
  // A few lines each: the words of the search, what it reads of the address, and where it leads.
  group(
    'products',
    /\/web\/src\/features\/basket\/(?:products\/product-link|restrictions\/left-to-office|text\/(?:basket-words|products-text))\./,
    /\/web\/src\/features\/reference\/product-search-settings\./,
  ),
  // A few lines each: what the pages of a basket read of it, and of what it comes to.
  group(
    'session',
    /\/web\/src\/features\/basket\/(?:session\/basket-session|restrictions\/use-arrival|assessment\/(?:use-simulation|quantity-use))\./,
  ),
  // Every screen of a basket has its provider: what the lines of two of them fetch is named once, there.
  group(
    'basket',
    /\/web\/src\/features\/basket\/(?:assessment\/(?:article-refusal|simulation-provider|total-announcer)|session\/(?:basket-provider|use-noted-day|use-today)|summary\/clock-notice|lines\/(?:ask-which|asked-articles)|products\/vague-name)\./,
    /\/web\/src\/lib\/use-day-in-paris\./,
  ),
  // That a simulation is declared: said by its result, and on the way to a declaration.
  group('declared', /\/web\/src\/features\/basket\/text\/declared-text\./, icons('clipboard-check')),
  // What the pages of the desk say and their tutorial quotes: one file, where each would else be one of its own.
  group(
    'desk-words',
    /\/core\/src\/declaration\/declaration-words\./,
    /\/web\/src\/features\/review\/(?:text\/(?:act|give-back|home|lease|list|view)-text|codes\/text\/codes-text|creation\/text\/(?:creation|takeover)-text)\./,
    /\/web\/src\/features\/basket\/(?:restrictions\/stated-facts|text\/overseas-at-desk)\./,
  ),
  // A few lines each: what becomes of a declaration, in a traveller's words.
  group('status-words', /\/core\/src\/declaration\/(?:is-closed-without-payment|traveller-status-words)\./),
  // What the law restricts of what is typed in a search.
  group(
    'sought-goods',
    /\/web\/src\/features\/basket\/(?:products\/find-goods|restrictions\/sought-goods)\./,
  ),
  group('surfaces', /\/web\/src\/ui\/(?:card|pill)\./),
  // The signs of a list that unfolds and of what is done: files of a hundred bytes each, on most screens.
  group('signs', icons('check|chevron-down')),
  // What the first page and the first question of a declaration share: the question has no use for the rest of the card.
  group(
    'declaration',
    /\/web\/src\/features\/declaration\/(?:declaration-paths|request\/declaration-presence)\./,
  ),
  // What the first page shows of what is kept on the device.
  group(
    'kept',
    /\/web\/src\/features\/simulation\/resume(?:-card|\/resume-details)\./,
    /\/web\/src\/features\/declaration\/(?:declaration-card|card\/(?!sent-amount)|showing\/shown-declarations|text\/(?:(?:card|show)-text|status-word))/,
    /\/web\/src\/features\/basket\/journey\/from-country\./,
  ),
];
