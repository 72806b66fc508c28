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

/** Whether a correction of what was validated asks for a second officer: exactly a limit does not. */
export function needsSecondOfficer({ validated, corrected }: LoweredAmount): boolean {
  const lowered = validated - corrected;
  return lowered > loweredAlone.cents || lowered * 100 > validated * loweredAlone.percent;
}
