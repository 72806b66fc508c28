interface ForbiddenText {
  readonly name: string;
  readonly pattern: RegExp;
}

const inEveryFile: readonly ForbiddenText[] = [
  { name: 'path of one machine', pattern: /(?:^|[\s'"`(=])\/(?:work|home|root|Users)\/\w/ },
  { name: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { name: 'access token', pattern: /\b(?:ghp|gho|glpat|xox[abp]|AKIA|sk_live|npm)_?[A-Za-z0-9]{16,}/ },
  {
    name: 'password in an address',
    pattern:
      /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@'"`$]+:(?!pass(?:word)?@)[^\s@'"`$]{3,}@(?!localhost|127\.)/,
  },
];

const inCode: readonly ForbiddenText[] = [
  { name: 'type any', pattern: /@\w+ \{[^}]*\bany\b/ },
  {
    name: 'suppressed check',
    pattern: /bio(?:me)-ignore|@t(?:s)-(?:ignore|expect-error|nocheck)|eslint-(?:disable)|[cv]8 ig(?:nore)/,
  },
  { name: 'test left out', pattern: /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/ },
  { name: 'work left for later', pattern: /\b(?:TO(?:DO)|FIX(?:ME))\b/ },
  { name: 'verdict without what to do', pattern: /\b[Ii]nval(?:ide)s?\b/ },
  {
    name: 'limit that is not named max or min',
    pattern: /\bconst (?:most|least|longest|shortest|largest)[A-Z]\w* = [\d(]/,
  },
  { name: 'invisible space typed by hand', pattern: /[\u00a0\u202f\u2009\u200b]/ },
];

/** Faults in the text of one file, as "line: name". */
export function forbiddenText(code: string, isCode: boolean): readonly string[] {
  const rules = isCode ? [...inEveryFile, ...inCode] : inEveryFile;
  return code
    .split('\n')
    .flatMap((line, index) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${index + 1}: ${name}`),
    );
}
