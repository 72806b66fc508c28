export { expectAccessible, expectOutline } from './accessibility';
export { expectedAnswer } from './expected-answer';
export { filesOf } from './files-of';
export { followAnnouncements } from './follow-announcements';
export { expectFrenchTypography } from './french-typography';
export { firstWords, readCents, someWords, words } from './french-words';
export { goOffline } from './go-offline';
export { hold } from './hold';
export { typedDevice } from './kept-device';
export {
  expectAnyReferenceFits,
  expectInSight,
  expectLargeTargets,
  expectNoSidewaysScroll,
  spaceText,
} from './layout';
export { expectPlainFrench } from './plain-french';
export { pressTwice } from './press-twice';
export { pressUnlessGone } from './press-unless-gone';
export { expectPrinted } from './print';
export { enlargeText, expectBarsWithin, expectReadable } from './readable';
export { type Journey, type Purchase, SimulatorPage } from './simulator-page';
export { tabTo } from './tab-to';
export { expect, test } from './test';
export { thisMorning } from './this-morning';
export { untilQuiet } from './until-quiet';
export { untilStarted } from './until-started';
export { type Screen, walkScreens } from './walk-screens';
export { unknownAddress, unknownSteps } from './watch-page';
