import { type Assessment, type AssessmentRequest, type DeclaredGood, eurosOf, scaled } from '@retour/core';
import type { AnswerLine, ShoppingProductInput, SimulationAnswer, SimulationRequest } from './simulation';

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

function toAnswerLine(line: Assessment['lines'][number]): AnswerLine {
  return {
    customId: line.customId,
    id: line.productId,
    customName: line.customName,
    originalValue: line.originalValueThousandths / 1_000,
    currency: line.currency,
    exchangeRate: line.exchangeRate,
    value: eurosOf(line.value),
    amount: line.amountMillionths === null ? null : line.amountMillionths / 1_000_000,
    alcoholDegree: line.alcoholDegreeThousandths === null ? null : line.alcoholDegreeThousandths / 1_000,
    ...(line.purchaseCountry === null ? {} : { purchaseCountry: line.purchaseCountry }),
    status: line.status,
    ...(line.relievedAmountMillionths === null
      ? {}
      : { relievedAmount: line.relievedAmountMillionths / 1_000_000 }),
    ...(line.taxedAmountMillionths === null ? {} : { taxedAmount: line.taxedAmountMillionths / 1_000_000 }),
    taxedValue: eurosOf(line.taxedValue),
    customDutyRate: line.customDutyRate,
    customDuty: eurosOf(line.customDuty),
    excise: eurosOf(line.excise),
    vatRate: line.vatRate,
    vat: eurosOf(line.vat),
    total: eurosOf(line.total),
    explanation: [...line.explanation],
    ...(line.restriction === null ? {} : { restriction: { ...line.restriction } }),
  };
}

/** An assessment as the API answers it; agents also read the part owed on tobacco and on alcohol. */
export function toSimulationAnswer(
  assessment: Assessment,
  { forAgent }: { readonly forAgent: boolean },
): SimulationAnswer {
  return {
    edition: assessment.edition,
    date: assessment.date,
    country: assessment.country,
    countryType: assessment.countryType,
    regime: assessment.regime,
    currency: 'EUR',
    mode: assessment.mode,
    allowances: assessment.allowances.map(({ pot, limit, used }) => ({
      pot,
      limit: limit === null ? null : eurosOf(limit),
      used: eurosOf(used),
    })),
    quantityAllowances: assessment.quantityAllowances.map((use) => ({ ...use })),
    totalValue: eurosOf(assessment.totalValue),
    totalCustomDuty: eurosOf(assessment.totalCustomDuty),
    totalExcise: eurosOf(assessment.totalExcise),
    totalVat: eurosOf(assessment.totalVat),
    total: eurosOf(assessment.total),
    totalIsMinimum: assessment.totalIsMinimum,
    ...(assessment.withoutForbidden === null
      ? {}
      : {
          withoutForbidden: {
            total: eurosOf(assessment.withoutForbidden.total),
            totalIsMinimum: assessment.withoutForbidden.totalIsMinimum,
          },
        }),
    ...(forAgent
      ? { tobaccoTax: eurosOf(assessment.tobaccoTax), alcoholTax: eurosOf(assessment.alcoholTax) }
      : {}),
    shoppingProducts: assessment.lines.map(toAnswerLine),
    warnings: assessment.warnings.map(({ code, severity, message, later, legalBasis, customIds }) => ({
      code,
      severity,
      message,
      ...(later === undefined ? {} : { later }),
      legalBasis,
      ...(customIds.length === 0 ? {} : { customIds: [...customIds] }),
    })),
  };
}
