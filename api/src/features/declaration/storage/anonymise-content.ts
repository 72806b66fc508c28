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
type Warning = SimulationAnswer['warnings'][number];

/** What stays of a record: the fields that are named, and nothing else. */
function pick<Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> {
  const kept = names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]]));
  return Object.fromEntries(kept) as Pick<Value, Name>;
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

function anonymiseArticle(article: Article): Article {
  return pick(article, publicArticleFields);
}

/** Keeps what the table of declared fields says to be public: what was bought, from where and how; not who. */
export function anonymiseRequest(request: StoredRequest): StoredRequest {
  const shoppingProducts = request.shoppingProducts.map(anonymiseArticle);
  const names = Object.keys(declaredFields) as DeclaredFieldName[];
  const erased = names
    .filter((name) => declaredFields[name].isPersonal)
    .map((name) => [name, declaredFields[name].isOptional ? undefined : '']);
  return pickDeclared({ ...request, shoppingProducts, ...Object.fromEntries(erased) });
}

const lineFields = [
  'customId',
  'id',
  'originalValue',
  'currency',
  'exchangeRate',
  'value',
  'amount',
  'alcoholDegree',
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
  'explanation',
  'restriction',
] as const satisfies readonly (keyof Line)[];

const answerFields = [
  'edition',
  'date',
  'country',
  'countryType',
  'regime',
  'currency',
  'mode',
  'allowances',
  'quantityAllowances',
  'totalValue',
  'totalCustomDuty',
  'totalExcise',
  'totalVat',
  'total',
  'totalIsMinimum',
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
  'indicative-level-exceeded',
]);

/** A doubt about a name, or the answer to it, quotes the name: what stays is the law. */
function anonymiseWarning(warning: Warning, law: Law): Warning {
  const message = impersonalWarnings.has(warning.code)
    ? warning.message
    : typeset(restrictedGoodOf(warning.code, law)?.law ?? 'Texte effacé au terme de sa conservation.');
  return { ...pick(warning, ['code', 'severity', 'legalBasis', 'customIds']), message };
}

/** Figures stay, and the reasons for them. */
export function anonymiseAssessment(assessment: Declaration['assessment']): Declaration['assessment'] {
  const law = lawOn(assessment.date);
  return {
    ...pick(assessment, answerFields),
    shoppingProducts: assessment.shoppingProducts.map((line) => ({
      ...pick(line, lineFields),
      customName: null,
    })),
    warnings: assessment.warnings.map((warning) => anonymiseWarning(warning, law)),
  };
}
