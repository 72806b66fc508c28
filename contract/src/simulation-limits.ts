/** Bounds of a simulation request (http-contract, POST /api/simulator/). */
export const simulationLimits = {
  age: { min: 1, max: 120 },
  shoppingProducts: 200,
  originalValue: { max: 10_000_000, decimals: 3 },
  amount: { max: 1_000_000, decimals: 6 },
  alcoholDegree: { max: 100, decimals: 3 },
  customName: 120,
  customId: 64,
} as const;
