import type { ReactElement } from 'react';
import { forbiddenGoods } from '../content/trip/forbidden-goods';
import { regulatedGoods } from '../content/trip/regulated-goods';
import type { GuideFigures } from '../figures/guide-figures';
import { GoodsThemes } from './goods-themes';

const themes = { regulated: regulatedGoods, forbidden: forbiddenGoods } as const;

/** Loaded apart: most readers open neither list. */
export function GoodsTopic({
  kind,
  figures,
  anchor,
}: {
  readonly kind: keyof typeof themes;
  readonly figures: GuideFigures;
  readonly anchor: string | null;
}): ReactElement {
  return <GoodsThemes themes={themes[kind]} figures={figures} anchor={anchor} />;
}
