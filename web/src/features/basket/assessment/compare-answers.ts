import type { SimulationAnswer } from '@retour/contract';

/** An amount that the server and this device do not compute alike, in euros. */
export interface AnswerDifference {
  /** The article concerned; null for the total. */
  readonly customId: string | null;
  readonly onDevice: number;
  readonly onServer: number;
}

/** What differs between both computations of the same basket; empty when they agree to the cent. */
export function compareAnswers(
  onDevice: SimulationAnswer,
  onServer: SimulationAnswer,
): readonly AnswerDifference[] {
  const amounts = new Map(onServer.shoppingProducts.map(({ customId, total }) => [customId, total]));
  const lines = onDevice.shoppingProducts.flatMap(({ customId, total }) => {
    const serverTotal = amounts.get(customId) ?? 0;
    return serverTotal === total ? [] : [{ customId, onDevice: total, onServer: serverTotal }];
  });
  return onDevice.total === onServer.total
    ? lines
    : [{ customId: null, onDevice: onDevice.total, onServer: onServer.total }, ...lines];
}

/**
 * Whether both are of the same law, and say the same of the total and of each article: what a new law forbids may owe no cent more.
 * Of the same basket, whose articles come in the same order.
 */
export function isJudgedAlike(onDevice: SimulationAnswer, onServer: SimulationAnswer): boolean {
  return (
    onDevice.edition === onServer.edition &&
    onDevice.totalIsMinimum === onServer.totalIsMinimum &&
    onDevice.shoppingProducts.every(({ status, restriction }, index) => {
      const other = onServer.shoppingProducts[index];
      return (
        other?.status === status &&
        other.restriction?.code === restriction?.code &&
        other.restriction?.severity === restriction?.severity
      );
    })
  );
}

/** True when the server's answer is about this very basket, the same day. */
export function isAboutSameBasket(onDevice: SimulationAnswer, onServer: SimulationAnswer): boolean {
  return (
    onDevice.date === onServer.date &&
    onDevice.country === onServer.country &&
    onDevice.shoppingProducts.length === onServer.shoppingProducts.length &&
    onDevice.shoppingProducts.every(({ customId, originalValue, currency }, index) => {
      const other = onServer.shoppingProducts[index];
      return (
        other?.customId === customId && other.originalValue === originalValue && other.currency === currency
      );
    })
  );
}
