import {
  type Declaration,
  type DeclaredArticleFieldName,
  type DeclaredFieldName,
  declaredArticleFields,
  declaredFields,
  type SimulationAnswer,
} from '@retour/contract';
import { type Law, lawOn, restrictedGoodOf, typeset } from '@retour/core';
import { pickDeclared, type StoredRequest } from './declared-content';

type Article = StoredRequest['shoppingProducts'][number];
type Line = SimulationAnswer['shoppingProducts'][number];
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

/** The name that each article keeps, by the one it was given: the same wherever it is told of. */
type Numbers = ReadonlyMap<string, string>;

function numberArticles({ request, assessment }: Content): Numbers {
  const articles = [...request.shoppingProducts, ...assessment.shoppingProducts];
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

const lineFields = [
  'id',
  'originalValue',
  'currency',
  'exchangeRate',
  'value',
  'amount',
  'alcoholDegree',
  'purchaseCountry',
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
] as const satisfies readonly (keyof Line)[];

const answerFields = [
  'edition',
  'date',
  'country',
  'countryType',
  'regime',
  'currency',
  'mode',
  'totalValue',
  'totalCustomDuty',
  'totalExcise',
  'totalVat',
  'total',
  'totalIsMinimum',
  'withoutForbidden',
  'tobaccoTax',
  'alcoholTax',
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

function anonymiseLine(line: Line, numbers: Numbers): Line {
  const { customId, explanation, restriction } = line;
  return {
    ...pick(line, lineFields),
    customId: numberOf(customId, numbers),
    customName: null,
    explanation: explanation.map(anonymiseExplanation),
    ...(restriction === undefined ? {} : { restriction: pick(restriction, ['code', 'severity']) }),
  };
}

/** A doubt about a name, or the answer to it, quotes the name: what stays is the law. */
function anonymiseWarning(warning: Warning, law: Law, numbers: Numbers): Warning {
  const { code, message, customIds } = warning;
  return {
    ...pick(warning, ['code', 'severity', 'legalBasis']),
    message: impersonalWarnings.has(code)
      ? message
      : typeset(restrictedGoodOf(code, law)?.law ?? 'Texte effacé au terme de sa conservation.'),
    ...(customIds === undefined ? {} : { customIds: customIds.map((id) => numberOf(id, numbers)) }),
  };
}

/** Figures stay, and the reasons for them. */
function anonymiseAssessment(
  assessment: Declaration['assessment'],
  numbers: Numbers,
): Declaration['assessment'] {
  const law = lawOn(assessment.date);
  return {
    ...pick(assessment, answerFields),
    allowances: assessment.allowances.map((allowance) => pick(allowance, ['pot', 'limit', 'used'])),
    quantityAllowances: assessment.quantityAllowances.map((allowance) =>
      pick(allowance, ['pot', 'usedPercent', 'exceeded']),
    ),
    shoppingProducts: assessment.shoppingProducts.map((line) => anonymiseLine(line, numbers)),
    warnings: assessment.warnings.map((warning) => anonymiseWarning(warning, law, numbers)),
  };
}

/** What stays of a declaration: what was bought, from where and how, and what was owed for it. */
export function anonymiseContent(content: Content): Content {
  const numbers = numberArticles(content);
  return {
    request: anonymiseRequest(content.request, numbers),
    assessment: anonymiseAssessment(content.assessment, numbers),
  };
}
