import preferences from '../../data/preferences.json' with { type: 'json' };
import type { Cents } from '../money/cents';
import { scaled } from '../money/exact';
import { type Confidence, confidences } from './figure';

/** What an agreement gives to goods made in a country (duty-rules §3 and §10). */
export interface Preference {
  readonly country: string;
  readonly agreement: string;
  /** Whether industrial goods are free of duty on the traveller's own declaration. */
  readonly industrialGoodsFree: boolean;
  /** True when an agent has to confirm what the agreement gives; nothing is given meanwhile. */
  readonly toConfirm: boolean;
  /** Value of all goods so claimed up to which no proof of origin is asked for. */
  readonly travellerLimit: Cents;
  readonly confidence: Confidence;
  readonly note: string;
}

function confidenceOf(text: string): Confidence {
  return confidences.find((confidence) => confidence === text) ?? 'to-confirm';
}

export const preferenceByOrigin: ReadonlyMap<string, Preference> = new Map(
  preferences.map((row) => {
    const confidence = confidenceOf(row.confidence);
    const industrialGoodsFree = row.industrialGoodsFree === 'yes' && confidence !== 'to-confirm';
    const preference: Preference = {
      country: row.country,
      agreement: row.agreement,
      industrialGoodsFree,
      toConfirm: !industrialGoodsFree,
      travellerLimit: scaled(row.travellerLimitEuros, 2),
      confidence,
      note: row.note,
    };
    return [row.country, preference];
  }),
);

export const preferenceBasis =
  'Règlement délégué (UE) 2015/2446, art. 64 ; protocole « origine » de l’accord';
