import { hashLength } from './chunk-names.ts';

const onEveryPage = new RegExp(
  `^assets/(?:page-audience|react|rolldown-runtime|shell)-[\\w-]{${hashLength}}\\.(?:js|css)$`,
);

/** What is for who makes the product comes one script after the other: travellers would carry its list. Vite keeps its styles in it. */
const forMakers = /^assets\/gallery\//;

/**
 * What a lazy module fetches with itself, without what each page begins with: a list of these in every module that fetches another
 * is weight without an effect.
 */
export function withoutLoaded(
  file: string,
  dependencies: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return dependencies;
  return forMakers.test(file) ? [] : dependencies.filter((one) => !onEveryPage.test(one));
}
