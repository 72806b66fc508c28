function escapeSyntax(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Typography chooses the spaces, the apostrophes, and joins « -vous » to its verb. */
function pattern(text: string): string {
  return escapeSyntax(text)
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, '[\\u2019\\x27]')
    .replace(/[-/]/g, '$&\\u2060?');
}

/** The whole of a French text as a person reads it, whichever spaces and apostrophes typography gives it. */
export function words(text: string): RegExp {
  return new RegExp(`^\\s*${pattern(text)}\\s*$`, 'u');
}

/** The same, at the beginning of a longer text. */
export function firstWords(text: string): RegExp {
  return new RegExp(`^\\s*${pattern(text)}(?![\\p{L}\\d])`, 'u');
}

/** The same, anywhere in a longer text. */
export function someWords(text: string): RegExp {
  return new RegExp(pattern(text), 'u');
}

/** Cents in a French amount: « au moins 1 234,50 € » is 123450. */
export function readCents(text: string): number {
  const amount = /(?<euros>\d[\d\s]*),(?<cents>\d{2})\s*€/u.exec(text)?.groups;
  if (amount?.euros === undefined) throw new Error(`no amount in “${text}”`);
  return Number(amount.euros.replace(/\s/g, '')) * 100 + Number(amount.cents);
}
