/** Why the last simulation could not be made (specification §8): a problem's body or a message. */
export type SimulatorError = Readonly<Record<string, unknown>> | string | null;
