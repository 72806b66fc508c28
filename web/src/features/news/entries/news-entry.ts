import type { ProductCatalogue } from '@retour/core';

/** What an entry is about. */
export type NewsKind = 'rates' | 'practice';

/** A figure before and after a change, or a figure alone. */
export interface NewsFigure {
  readonly label: string;
  readonly before?: string | undefined;
  readonly value: string;
  /** Said beside a figure that the maintainers of the tables did not confirm. */
  readonly doubt?: string | null | undefined;
}

export type NewsBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'figures';
      readonly title: string;
      /** Heads of the columns; `before` null when nothing changes. */
      readonly before: string | null;
      readonly after: string;
      readonly figures: readonly NewsFigure[];
    };

/** What an entry may count in; null while it is being read. */
export interface NewsData {
  readonly catalogue: ProductCatalogue | null;
}

export interface NewsEntry {
  /** Stable: links and read marks carry it. */
  readonly id: string;
  /** Day of effect or of publication, YYYY-MM-DD. */
  readonly day: string;
  readonly kind: NewsKind;
  readonly title: string;
  readonly summary: string;
  /** Every figure is computed from the tables of the regulation. */
  readonly body: (data: NewsData) => readonly NewsBlock[];
  /** Laws and tables that it rests on. */
  readonly sources: readonly string[];
}
