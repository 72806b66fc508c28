/** Who arrives, how, and from where. */

export const meansOfTransport = ['plane', 'boat', 'train', 'car', 'other'] as const;
export type MeanOfTransport = (typeof meansOfTransport)[number];

/** Public classification of the country of purchase (specification §5). */
export const countryTypes = ['EU', 'AD', 'NON_EU'] as const;
export type CountryType = (typeof countryTypes)[number];

/** What the law applies to it (duty-rules §1). `frontier` is `third` for a frontier resident or worker. */
export const regimes = ['eu', 'andorra', 'third', 'frontier', 'third-union-customs'] as const;
export type Regime = (typeof regimes)[number];

export interface Traveller {
  /** Whole years, 1 to 120. */
  readonly age: number;
  /** ISO alpha-2 code, or a territory code of duty-rules §1 (XI, IC, EA…). */
  readonly country: string;
  readonly meanOfTransport: MeanOfTransport;
  /** Frontier resident or worker; only ever true for CH by car. */
  readonly border: boolean;
}
