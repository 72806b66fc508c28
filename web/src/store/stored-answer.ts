import type { AnswerLine, ComputedLine, SimulationAnswer } from '@retour/contract';
import {
  countryTypes,
  lineStatuses,
  meansOfTransport,
  quantityPots,
  type RestrictedGoodId,
  regimes,
  valuePots,
  warningSeverities,
} from '@retour/core';
import {
  either,
  isBoolean,
  isDay,
  isNumber,
  isText,
  listOf,
  nullable,
  objectOf,
  oneOf,
  optional,
  recordOf,
  type Shape,
} from '../lib/shape';

/** The list itself stays out of the first page. */
const isRestrictionCode: Shape<RestrictedGoodId> = (value): value is RestrictedGoodId =>
  isText(value) && /^[a-z-]{2,40}$/.test(value);

const computedFields = {
  customId: isText,
  status: oneOf(lineStatuses),
  relievedAmount: optional(isNumber),
  taxedAmount: optional(isNumber),
  taxedValue: isNumber,
  customDutyRate: nullable(isNumber),
  customDuty: isNumber,
  excise: isNumber,
  vatRate: isNumber,
  vat: isNumber,
  total: isNumber,
  explanation: listOf(
    objectOf<AnswerLine['explanation'][number]>({
      code: isText,
      text: isText,
      legalBasis: nullable(isText),
      figures: recordOf(either(isNumber, isText)),
    }),
  ),
};

const isBan = optional(oneOf(meansOfTransport));

const isLine: Shape<AnswerLine> = objectOf<AnswerLine>({
  ...computedFields,
  id: nullable(isText),
  customName: nullable(isText),
  originalValue: isNumber,
  currency: isText,
  exchangeRate: isNumber,
  value: isNumber,
  amount: nullable(isNumber),
  alcoholDegree: nullable(isNumber),
  purchaseCountry: optional(isText),
  restriction: optional(
    objectOf<NonNullable<AnswerLine['restriction']>>({
      code: isRestrictionCode,
      severity: oneOf(['forbidden', 'regulated', 'doubtful']),
      barredAboard: isBan,
    }),
  ),
});

type Rest = NonNullable<SimulationAnswer['withoutForbidden']>;

/** Of a declaration that an agent corrected: no device computes it. */
type AgentFields = 'usedElsewhere' | 'usedElsewherePercent';

const basketFields = {
  mode: nullable(oneOf(['normal', 'flat'] as const)),
  allowances: listOf(
    objectOf<Omit<SimulationAnswer['allowances'][number], AgentFields>>({
      pot: oneOf(valuePots),
      limit: nullable(isNumber),
      used: isNumber,
    }),
  ),
  quantityAllowances: listOf(
    objectOf<Omit<SimulationAnswer['quantityAllowances'][number], AgentFields>>({
      pot: oneOf(quantityPots),
      usedPercent: isNumber,
      exceeded: isBoolean,
    }),
  ),
  totalCustomDuty: isNumber,
  totalExcise: isNumber,
  totalVat: isNumber,
  tobaccoTax: optional(isNumber),
  alcoholTax: optional(isNumber),
};

const owedFields = { total: isNumber, totalIsMinimum: isBoolean };

/** The contract's answer to a simulation, as it may be kept. */
export const isSimulationAnswer: Shape<SimulationAnswer> = objectOf<SimulationAnswer>({
  edition: isText,
  date: isDay,
  country: isText,
  countryType: oneOf(countryTypes),
  regime: oneOf(regimes),
  currency: oneOf(['EUR']),
  ...basketFields,
  totalValue: isNumber,
  ...owedFields,
  withoutForbidden: optional(
    objectOf<Rest>({
      ...owedFields,
      detail: optional(
        objectOf<NonNullable<Rest['detail']>>({
          ...basketFields,
          lines: listOf(objectOf<ComputedLine>(computedFields)),
        }),
      ),
    }),
  ),
  shoppingProducts: listOf(isLine),
  warnings: listOf(
    objectOf<SimulationAnswer['warnings'][number]>({
      code: isText,
      severity: optional(oneOf(warningSeverities)),
      message: isText,
      later: optional(
        objectOf<NonNullable<SimulationAnswer['warnings'][number]['later']>>({
          declared: isText,
          closed: isText,
        }),
      ),
      legalBasis: nullable(isText),
      barredAboard: isBan,
      customIds: optional(listOf(isText)),
    }),
  ),
});
