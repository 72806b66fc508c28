export { expectAccessible, expectOutline } from './accessibility';
export { cents, expectedAnswer } from './expected-answer';
export { expectFrenchTypography } from './french-typography';
export { firstWords, readCents, someWords, words } from './french-words';
export { goOffline } from './go-offline';
export { doubleText, expectLargeTargets, expectNoSidewaysScroll, spaceText } from './layout';
export { type Journey, type Purchase, SimulatorPage } from './simulator-page';
export { tabTo } from './tab-to';
export { expect, test } from './test';
