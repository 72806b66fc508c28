/** A line of a product's sheet. */
export interface SheetFact {
  readonly label: string;
  readonly value: string;
  /** What the value means, or when it holds. */
  readonly note?: string | undefined;
  /** Said beside a figure that the maintainers did not confirm. */
  readonly doubt?: string | null | undefined;
  /** The law it comes from. */
  readonly basis?: string | undefined;
}
