import { hashLength } from './chunk-names.ts';

const onEveryPage = new RegExp(
  `^assets/(?:page-audience|react|rolldown-runtime|shell)-[\\w-]{${hashLength}}\\.(?:js|css)$`,
);

/**
 * What a lazy module fetches with itself, without what each page begins with: a list of these in every module that fetches another
 * is weight without an effect.
 */
export function withoutLoaded(
  _file: string,
  dependencies: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' ? dependencies : dependencies.filter((file) => !onEveryPage.test(file));
}
