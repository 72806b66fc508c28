/** What is known of a failure to send: codes, never a text that may quote people. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** Commands that are about this mail: others are refused for what this service is, or how it is set. */
const commandsOfMail: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);
/** Answers to who did not prove who they are: the settings are wrong, not the mail. */
const aboutUs: ReadonlySet<unknown> = new Set([530, 534, 535, 538]);

function failureOf(error: unknown): SmtpFailure {
  return error instanceof Error ? (error as SmtpFailure) : {};
}

/** Whether the server said that it will never take this mail (RFC 5321, 4.2.1: answers of 500 and more). */
export function isPermanent(error: unknown): boolean {
  const { responseCode, command } = failureOf(error);
  if (typeof responseCode !== 'number' || aboutUs.has(responseCode)) return false;
  return responseCode >= 500 && responseCode < 600 && commandsOfMail.has(command);
}

/** Codes of a failure, for the log and for supervisors: « EENVELOPE 550 ». */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = failureOf(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}
