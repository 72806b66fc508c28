export * from './agent-declaration-actions';
export type * from './app-state';
export { changeAppState, followOtherTabs, refreshFromOtherTabs, useAppStore } from './app-store';
export { type Basket, type BasketArticle, basketArticles, withArticle, withoutArticle } from './basket';
export { restartDeclaration, startNewDeclaration } from './carry-answers-over';
export * from './declaration-actions';
export {
  computedPart,
  declaredArticles,
  listsOf,
  type TripChange,
} from './declaration-request';
export type * from './declaration-state';
export { defaultCurrencyOf } from './default-currency';
export { type DeviceTextName, readDeviceText, saveDeviceText } from './device/device-texts';
export { eraseEverything } from './device/erase-everything';
export { followErasures } from './device/follow-erasures';
export { isOnDevice } from './device/is-on-device';
export { keepsAgentWork } from './device/keeps-agent-work';
export { keepsAnswers } from './device/keeps-answers';
export { type DraftName, draftTable } from './drafts/draft-table';
export { clearTab, draftsErasedWhen, forgetDraft, readDraft, saveDraft } from './drafts/drafts';
export { endInTime } from './drafts/end-in-time';
export { type SavedDraft, useSavedDraft } from './drafts/use-saved-draft';
export { fallbackCurrency } from './fallback-currency';
export { initialContactDetails } from './initial-declaration';
export { initialAppState } from './initial-state';
export { isAsDeclared } from './is-as-declared';
export * from './product-actions';
export { repairRequest } from './repair';
export type * from './shopping-product';
export * from './simulator-actions';
export type * from './simulator-error';
export {
  changesAnswer,
  firstIncompleteStep,
  isSimulationInProgress,
  productsStep,
  type SimulatorQuestion,
  type SimulatorStep,
  type StepAnswer,
  stepOf,
  withForcedBorder,
} from './simulator-steps';
export { isAge, isArticle, isCurrency, isCustomArticle, isMeanOfTransport } from './stored-shapes';
export { useOtherTabs } from './use-other-tabs';
export * from './user-actions';
