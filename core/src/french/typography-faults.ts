/** What French national typography does not write, in words. */
const faults: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'straight apostrophe', pattern: /\p{L}'\p{L}/u },
  { name: 'no U+202F before ; ! ?', pattern: /[^\u202F;!?…(][;!?](?=[\s».)]|$)/u },
  { name: 'no U+00A0 before :', pattern: /[^\u00A0]:(?=\s|$)/u },
  { name: 'no no-break space before € or %', pattern: /[^\u00A0\u202F(/][€%]/u },
  { name: 'no U+00A0 inside « »', pattern: /«[^\u00A0]|[^\u00A0]»/u },
  { name: 'straight double quotes', pattern: /"/u },
  { name: 'decimal point in a quantity', pattern: /\d\.\d{1,2}\s?(?:€|%|L\b|g\b|kg\b)/u },
  { name: 'breaking space between thousands', pattern: /\d \d{3}(?!\d)/u },
  { name: 'three dots', pattern: /\.\.\./u },
];

/** Faults of French typography in a text, each with the passage around it. For tests: people's own words are not judged. */
export function typographyFaults(text: string): readonly string[] {
  return faults.flatMap(({ name, pattern }) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    return [`${name}: “${text.slice(Math.max(0, match.index - 20), match.index + 20)}”`];
  });
}
