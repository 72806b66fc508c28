import { restrictedGoodIds } from '../../core/src/restriction/restricted-good-id';
import { contextPlaces, type RestrictedWords } from '../../core/src/restriction/restricted-words';
import { ImportError } from './import-error';

/** core/data/restricted-words.json as it is maintained. */
export interface RestrictedWordsFile extends Omit<RestrictedWords, 'contexts'> {
  readonly contexts: readonly {
    readonly place: string;
    readonly excludes: readonly string[];
    readonly words: readonly string[];
  }[];
}

const file = 'restricted-words.json';

function checkGoods(ids: readonly string[]): void {
  const unknown = ids.find((id) => !restrictedGoodIds.some((known) => known === id));
  if (unknown !== undefined) throw new ImportError(`${file} : « ${unknown} » est inconnu`);
}

/** The words by which people call restricted goods; refuses an unknown good and a word written twice for it. */
export function readRestrictedWords({ goods, harmless, contexts }: RestrictedWordsFile): RestrictedWords {
  checkGoods([...Object.keys(goods), ...contexts.flatMap(({ excludes }) => excludes)]);
  for (const words of [...Object.values(goods), harmless]) {
    const repeated = words.find((word, index) => words.indexOf(word) !== index);
    if (repeated !== undefined) throw new ImportError(`${file} : « ${repeated} » figure deux fois`);
  }
  return {
    goods,
    harmless,
    contexts: contexts.map(({ place, ...context }) => {
      const known = contextPlaces.find((candidate) => candidate === place);
      if (known === undefined) throw new ImportError(`${file} : la place « ${place} » est inconnue`);
      return { place: known, ...context };
    }),
  };
}
