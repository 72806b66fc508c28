import {
  type Assessment,
  type AssessmentRequest,
  type Computation,
  type DeclaredGood,
  eurosOf,
  scaled,
} from '@retour/core';
import type {
  AnswerLine,
  ComputedLine,
  ShoppingProductInput,
  SimulationAnswer,
  SimulationRequest,
} from './simulation';

/** Between what crosses the network (euros, litres, degrees) and what the core counts (integers). Exact both ways. */

/** An article as it is assessed: what a person says of it, and what an officer saw. */
export interface AssessableArticle extends ShoppingProductInput {
  readonly handedOver?: boolean | undefined;
}

export interface AssessableRequest extends Omit<SimulationRequest, 'shoppingProducts'> {
  readonly shoppingProducts: AssessableArticle[];
}

const decimals = { originalValue: 3, amount: 6, alcoholDegree: 3 } as const;

function toDeclaredGood(product: AssessableArticle): DeclaredGood {
  return {
    customId: product.customId,
    productId: product.id ?? null,
    customName: product.customName ?? null,
    originalValueThousandths: scaled(product.originalValue, decimals.originalValue),
    currency: product.currency,
    amountMillionths: product.amount === undefined ? null : scaled(product.amount, decimals.amount),
    alcoholDegreeThousandths:
      product.alcoholDegree === undefined ? null : scaled(product.alcoholDegree, decimals.alcoholDegree),
    originCountry: product.originCountry ?? null,
    purchaseCountry: product.purchaseCountry ?? null,
    restriction: product.restriction ?? null,
    restrictionAnswers: product.restrictionAnswers ?? {},
    isHandedOver: product.handedOver === true,
  };
}

/** A parsed request as the core assesses it. `today` (Paris, YYYY-MM-DD) is the day of arrival when none is given. */
export function toAssessmentRequest(request: AssessableRequest, today: string): AssessmentRequest {
  return {
    age: request.age,
    country: request.country,
    meanOfTransport: request.meanOfTransport,
    border: request.border,
    date: request.date ?? today,
    goods: request.shoppingProducts.map(toDeclaredGood),
  };
}

type Line = Computation['lines'][number];

/** What is absent is added afterwards: a spread of each possible part took as long as the assessment itself. */
function toComputedLine(line: Line): ComputedLine {
  const computed: ComputedLine = {
    customId: line.customId,
    status: line.status,
    taxedValue: eurosOf(line.taxedValue),
    customDutyRate: line.customDutyRate,
    customDuty: eurosOf(line.customDuty),
    excise: eurosOf(line.excise),
    vatRate: line.vatRate,
    vat: eurosOf(line.vat),
    total: eurosOf(line.total),
    explanation: [...line.explanation],
  };
  if (line.relievedAmountMillionths !== null)
    computed.relievedAmount = line.relievedAmountMillionths / 1_000_000;
  if (line.taxedAmountMillionths !== null) computed.taxedAmount = line.taxedAmountMillionths / 1_000_000;
  return computed;
}

function toAnswerLine(line: Line): AnswerLine {
  const answer: AnswerLine = Object.assign(toComputedLine(line), {
    id: line.productId,
    customName: line.customName,
    originalValue: line.originalValueThousandths / 1_000,
    currency: line.currency,
    exchangeRate: line.exchangeRate,
    value: eurosOf(line.value),
    amount: line.amountMillionths === null ? null : line.amountMillionths / 1_000_000,
    alcoholDegree: line.alcoholDegreeThousandths === null ? null : line.alcoholDegreeThousandths / 1_000,
  });
  if (line.purchaseCountry !== null) answer.purchaseCountry = line.purchaseCountry;
  if (line.restriction !== null) answer.restriction = line.restriction;
  return answer;
}

interface Reader {
  /** Agents also read the part owed on tobacco and on alcohol. */
  readonly forAgent: boolean;
}

type BasketFigures = Omit<NonNullable<NonNullable<SimulationAnswer['withoutForbidden']>['detail']>, 'lines'>;

function toFigures(computation: Computation, { forAgent }: Reader): BasketFigures {
  return {
    mode: computation.mode,
    allowances: computation.allowances.map(({ pot, limit, used, usedElsewhere }) => ({
      pot,
      limit: limit === null ? null : eurosOf(limit),
      used: eurosOf(used),
      usedElsewhere: usedElsewhere && eurosOf(usedElsewhere),
    })),
    quantityAllowances: [...computation.quantityAllowances],
    totalCustomDuty: eurosOf(computation.totalCustomDuty),
    totalExcise: eurosOf(computation.totalExcise),
    totalVat: eurosOf(computation.totalVat),
    ...(forAgent
      ? { tobaccoTax: eurosOf(computation.tobaccoTax), alcoholTax: eurosOf(computation.alcoholTax) }
      : {}),
  };
}

function toOwed({ total, totalIsMinimum }: Computation): Pick<SimulationAnswer, 'total' | 'totalIsMinimum'> {
  return { total: eurosOf(total), totalIsMinimum };
}

function toRest(rest: Computation, reader: Reader): SimulationAnswer['withoutForbidden'] {
  return {
    ...toOwed(rest),
    detail: { ...toFigures(rest, reader), lines: rest.lines.map(toComputedLine) },
  };
}

/** An assessment as the API answers it. */
export function toSimulationAnswer(assessment: Assessment, reader: Reader): SimulationAnswer {
  const { withoutForbidden } = assessment;
  return {
    edition: assessment.edition,
    date: assessment.date,
    country: assessment.country,
    countryType: assessment.countryType,
    regime: assessment.regime,
    currency: 'EUR',
    ...toFigures(assessment, reader),
    totalValue: eurosOf(assessment.totalValue),
    ...toOwed(assessment),
    ...(withoutForbidden === null ? {} : { withoutForbidden: toRest(withoutForbidden, reader) }),
    shoppingProducts: assessment.lines.map(toAnswerLine),
    warnings: assessment.warnings.map(({ customIds, ...warning }) => ({
      ...warning,
      ...(customIds.length === 0 ? {} : { customIds: [...customIds] }),
    })),
  };
}
