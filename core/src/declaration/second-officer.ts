import type { Cents } from '../money/cents';

/**
 * How much of what was validated one officer lowers alone: a rule of control of this service, and of no law
 * (docs/decisions/57-second-officer.md). Whoever changes it changes it here.
 */
export const loweredAlone = { percent: 20, cents: 100_00 } as const;

/** What was validated, and what a correction leaves of it. */
export interface LoweredAmount {
  readonly validated: Cents;
  readonly corrected: Cents;
}

/** What a correction lowers, where it is beyond what one officer lowers alone: the sum, the share in percent, or both. */
export interface LoweredBeyond {
  readonly cents?: Cents;
  readonly percent?: number;
}

/** By how much a correction passes each limit; exactly a limit does not. */
export function loweredBeyond({ validated, corrected }: LoweredAmount): LoweredBeyond {
  const lowered = validated - corrected;
  const isMuch = lowered > loweredAlone.cents;
  const isLargeShare = lowered * 100 > validated * loweredAlone.percent;
  return {
    ...(isMuch ? { cents: lowered } : {}),
    ...(isLargeShare ? { percent: shareAbove(lowered, validated) } : {}),
  };
}

/** A share in percent, to the tenth below it, but above the limit that it passes. */
function shareAbove(lowered: Cents, validated: Cents): number {
  const tenths = Math.floor((lowered * 1_000) / validated);
  return Math.max(tenths, loweredAlone.percent * 10 + 1) / 10;
}

/** Whether a correction of what was validated asks for a second officer. */
export function needsSecondOfficer(amount: LoweredAmount): boolean {
  const { cents, percent } = loweredBeyond(amount);
  return cents !== undefined || percent !== undefined;
}
