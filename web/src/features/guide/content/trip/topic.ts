import type { Icon } from '../../../../ui';
import type { GuideFigures } from '../../figures/guide-figures';
import type { Block } from '../blocks';

export interface OfficialLink {
  readonly label: string;
  readonly href: string;
}

/** What every topic of the trip guide has: a short answer, details, where to read more. */
export interface TripTopic {
  /** Anchor of the topic on the page. */
  readonly id: string;
  readonly title: (figures: GuideFigures) => string;
  readonly icon: Icon;
  readonly toVerify: boolean;
  readonly answer: (figures: GuideFigures) => readonly Block[];
  readonly official: readonly OfficialLink[];
}

/** A group of goods and what to do about it. */
export interface GoodsTheme {
  readonly id: string;
  readonly title: string;
  readonly icon: Icon;
  readonly toVerify: boolean;
  /** What to do, in one sentence. */
  readonly action: string;
  readonly details: (figures: GuideFigures) => readonly Block[];
}
