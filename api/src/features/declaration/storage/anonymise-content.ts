import {
  type ComputedLine,
  type Declaration,
  type DeclaredArticleFieldName,
  type DeclaredFieldName,
  declaredArticleFields,
  declaredFields,
  type SimulationAnswer,
} from '@retour/contract';
import { type Law, lawOn, restrictedGoodCited, typeset } from '@retour/core';
import { pickDeclared, type StoredRequest } from './declared-content';

type Article = StoredRequest['shoppingProducts'][number];
type Line = SimulationAnswer['shoppingProducts'][number];
type Rest = NonNullable<SimulationAnswer['withoutForbidden']>;
/** What the figures of all the articles and of those that may be kept have in common. */
type Basket = Omit<NonNullable<Rest['detail']>, 'lines'>;
type Explanation = Line['explanation'][number];
type Warning = SimulationAnswer['warnings'][number];

interface Content {
  readonly request: StoredRequest;
  readonly assessment: Declaration['assessment'];
}

/** What stays of a record: the fields that are named, and nothing else. */
function pick<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> {
  const entries = names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]]));
  return Object.fromEntries(entries) as Pick<Value, Name>;
}

type PersonalArticleField = {
  [Name in DeclaredArticleFieldName]: (typeof declaredArticleFields)[Name]['isPersonal'] extends true
    ? Name
    : never;
}[DeclaredArticleFieldName];
type PublicArticleField = Exclude<DeclaredArticleFieldName, PersonalArticleField>;

const publicArticleFields = Object.entries(declaredArticleFields)
  .filter(([, { isPersonal }]) => !isPersonal)
  .map(([name]) => name) as PublicArticleField[];

/** The name that each article keeps, by the one it was given: the same wherever it is told of, in all the versions. */
type Numbers = ReadonlyMap<string, string>;

export function numberArticles(versions: readonly Content[]): Numbers {
  const articles = versions.flatMap(({ request, assessment }) => [
    ...request.shoppingProducts,
    ...assessment.shoppingProducts,
  ]);
  const names = new Set(articles.map(({ customId }) => customId));
  return new Map([...names].map((name, index) => [name, String(index + 1)]));
}

function numberOf(customId: string, numbers: Numbers): string {
  return numbers.get(customId) ?? '';
}

function anonymiseArticle(article: Article, numbers: Numbers): Article {
  return { ...pick(article, publicArticleFields), customId: numberOf(article.customId, numbers) };
}

/** Keeps what the table of declared fields says to be public: what was bought, from where and how; not who. */
function anonymiseRequest(request: StoredRequest, numbers: Numbers): StoredRequest {
  const shoppingProducts = request.shoppingProducts.map((article) => anonymiseArticle(article, numbers));
  const names = Object.keys(declaredFields) as DeclaredFieldName[];
  const erased = names
    .filter((name) => declaredFields[name].isPersonal)
    .map((name) => [name, declaredFields[name].isOptional ? undefined : '']);
  return pickDeclared({ ...request, shoppingProducts, ...Object.fromEntries(erased) });
}

const declaredLineFields = [
  'id',
  'originalValue',
  'currency',
  'exchangeRate',
  'value',
  'amount',
  'alcoholDegree',
  'purchaseCountry',
] as const satisfies readonly (keyof Line)[];

const computedLineFields = [
  'status',
  'relievedAmount',
  'taxedAmount',
  'taxedValue',
  'customDutyRate',
  'customDuty',
  'excise',
  'vatRate',
  'vat',
  'total',
] as const satisfies readonly (keyof ComputedLine)[];

const basketFields = [
  'mode',
  'totalCustomDuty',
  'totalExcise',
  'totalVat',
  'tobaccoTax',
  'alcoholTax',
] as const satisfies readonly (keyof Basket)[];

const answerFields = [
  'edition',
  'date',
  'country',
  'countryType',
  'regime',
  'currency',
  'totalValue',
  'total',
  'totalIsMinimum',
] as const satisfies readonly (keyof SimulationAnswer)[];

/** Their messages are made of figures and of names of the law's own; any other may quote what was typed. */
const impersonalWarnings = new Set([
  'exchange-rate-out-of-date',
  'exchange-rate-to-confirm',
  'preference-above-limit',
  'preference-to-confirm',
  'excise-rates-out-of-date',
  'handed-over',
  'indicative-level-exceeded',
]);

/** Figures of an explanation that are words, of the law or of a table of ours; numbers say nothing of anybody. */
const figureWords = new Set([
  'agreement',
  'confidence',
  'originCountry',
  'rateDate',
  'source',
  'specificDuty',
  'unit',
]);

function anonymiseExplanation(explanation: Explanation): Explanation {
  const figures = Object.entries(explanation.figures).filter(
    ([name, figure]) => typeof figure === 'number' || figureWords.has(name),
  );
  return { ...pick(explanation, ['code', 'text', 'legalBasis']), figures: Object.fromEntries(figures) };
}

function anonymiseComputed(line: ComputedLine, numbers: Numbers): ComputedLine {
  return {
    ...pick(line, computedLineFields),
    customId: numberOf(line.customId, numbers),
    explanation: line.explanation.map(anonymiseExplanation),
  };
}

function anonymiseLine(line: Line, numbers: Numbers): Line {
  const { restriction } = line;
  return {
    ...pick(line, declaredLineFields),
    ...anonymiseComputed(line, numbers),
    customName: null,
    ...(restriction === undefined
      ? {}
      : { restriction: pick(restriction, ['code', 'severity', 'barredAboard']) }),
  };
}

/** A doubt about a name, or the answer to it, quotes the name: what stays is the law. */
function anonymiseWarning(warning: Warning, law: Law, numbers: Numbers): Warning {
  const { code, severity, message, customIds } = warning;
  const good = restrictedGoodCited(warning, law);
  // Goods that are forbidden elsewhere, where they come from a country that they are admitted from.
  const limited = severity === 'regulated' ? good?.limitedLaw : null;
  return {
    ...pick(warning, ['code', 'severity', 'legalBasis', 'barredAboard']),
    message: impersonalWarnings.has(code)
      ? message
      : typeset(limited ?? good?.law ?? 'Texte effacé avec les données personnelles.'),
    ...(customIds === undefined ? {} : { customIds: customIds.map((id) => numberOf(id, numbers)) }),
  };
}

function anonymiseBasket(basket: Basket): Basket {
  return {
    ...pick(basket, basketFields),
    allowances: basket.allowances.map((allowance) =>
      pick(allowance, ['pot', 'limit', 'used', 'usedElsewhere']),
    ),
    quantityAllowances: basket.quantityAllowances.map((allowance) =>
      pick(allowance, ['pot', 'usedPercent', 'exceeded', 'usedElsewherePercent']),
    ),
  };
}

function anonymiseRest(rest: Rest, numbers: Numbers): Rest {
  const { detail } = rest;
  const owed = pick(rest, ['total', 'totalIsMinimum']);
  if (detail === undefined) return owed;
  const lines = detail.lines.map((line) => anonymiseComputed(line, numbers));
  return { ...owed, detail: { ...anonymiseBasket(detail), lines } };
}

/** Figures stay, and the reasons for them. */
function anonymiseAssessment(
  assessment: Declaration['assessment'],
  numbers: Numbers,
): Declaration['assessment'] {
  const law = lawOn(assessment.date);
  const { withoutForbidden } = assessment;
  return {
    ...pick(assessment, answerFields),
    ...anonymiseBasket(assessment),
    ...(withoutForbidden === undefined ? {} : { withoutForbidden: anonymiseRest(withoutForbidden, numbers) }),
    shoppingProducts: assessment.shoppingProducts.map((line) => anonymiseLine(line, numbers)),
    warnings: assessment.warnings.map((warning) => anonymiseWarning(warning, law, numbers)),
  };
}

/** What stays of a declaration: what was bought, from where and how, and what was owed for it. */
export function anonymiseContent(content: Content, numbers: Numbers): Content {
  return {
    request: anonymiseRequest(content.request, numbers),
    assessment: anonymiseAssessment(content.assessment, numbers),
  };
}
