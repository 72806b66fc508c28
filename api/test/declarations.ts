/** Declarations under test, for the features that look at them. */
export {
  type DeclarationsUnderTest,
  startDeclarations,
} from '../src/features/declaration/testing/start-declarations';
