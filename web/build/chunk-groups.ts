const library = (names: string): RegExp => new RegExp(`node_modules/(?:${names})/`);
const icons = (names: string): RegExp => new RegExp(`lucide-react/dist/esm/icons/(?:${names})\\.`);

interface ChunkGroup {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly includeDependenciesRecursively: boolean;
}

function group(name: string, ...tests: readonly RegExp[]): ChunkGroup {
  return { name, test: (id) => tests.some((test) => test.test(id)), includeDependenciesRecursively: false };
}

/**
 * What always goes together comes in one file: on a phone's network, thirty small files take longer than three.
 * The libraries, which change less often than the pages, are kept from one version to the next.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  group('react', library('react|react-dom|scheduler')),
  // What agents alone do with the kept state goes with their pages.
  group('answers', /\/web\/src\/store\/(?!agent-)/, library('zustand')),
  group('fields', /\/web\/src\/ui\/(?:clear-icon|field|text-field)\./, icons('x')),
  group(
    'forms',
    /\/web\/src\/ui\/(?:back-link|error-summary|modal|radio-group)\./,
    /\/web\/src\/lib\/random-uuid\./,
    icons('arrow-left'),
  ),
  group(
    'journey',
    /\/web\/src\/features\/basket\/(?:journey\/transport|text\/article-text)\./,
    icons('car-front|ship|train-front'),
  ),
  group(
    'simulation',
    /\/web\/src\/features\/simulation\/(?:text\/step-text|steps\/(?:use-question|question-page|step-count))/,
  ),
  group('resume', /\/web\/src\/features\/simulation\/(?:simulator-paths|text\/resume-text)/),
];
