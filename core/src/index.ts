/** What the other workspaces may know of the law, by room; each room imports only those above it. */

// money: integers of cents

export { type Cents, centsOf, eurosOf } from './money/cents';
export {
  type ExactDecimal,
  exactDecimal,
  proportionHalfUp,
  scaled,
  toNumber,
  unitsAt,
} from './money/exact';

// french: how numbers, days and sentences are written

export { enumerate } from './french/enumerate';
export { foldText, singular } from './french/fold-text';
export { formatAge } from './french/format-age';
export { formatDay } from './french/format-day';
export { formatDifference } from './french/format-difference';
export {
  formatCount,
  formatEuros,
  formatEurosCell,
  formatNumber,
  formatPercent,
  formatShortEuros,
  noLimit,
} from './french/format-number';
export { formatPhone } from './french/format-phone';
export { formatEurosAmount, formatPrice, formatShortEurosAmount } from './french/format-price';
export { formatTerm } from './french/format-term';
export { formatWait } from './french/format-wait';
export { isolated, unisolated } from './french/isolate';
export {
  measureName,
  measureNamed,
  measureStems,
  measureSymbol,
  measureWord,
} from './french/measure-words';
export { filedName, type PersonNames, sheetName, shortName, spokenName } from './french/person-name';
export { taxNames } from './french/tax-words';
export { noBreakSpace, phrase, typeset, wordJoiner } from './french/typeset';
export { typographyFaults } from './french/typography-faults';

// traveller: who arrives, how, and from where

export { isBorderPossible, isFrontier } from './traveller/country';
export { additionalCountries, countryCodes, excludedCountries } from './traveller/country-codes';
export { boardingBan, transportNames, transportPhrases } from './traveller/transport-words';
export {
  type CountryType,
  countryTypes,
  type MeanOfTransport,
  meansOfTransport,
  type Regime,
  regimes,
} from './traveller/traveller';

// goods: the nomenclature, classes and pots

export { isOfItsDegree } from './goods/degree-range';
export { describeArticle, formatAmount, nameOfArticle } from './goods/describe-article';
export { indexCatalogue } from './goods/index-catalogue';
export { otherNameOfArticle } from './goods/other-name-of-article';
export { type QuantityPot, quantityPots, valuePots } from './goods/pots';
export {
  type AmountProduct,
  type AmountUnit,
  amountProducts,
  amountUnits,
  categoryKeys,
  dataConfidences,
  type ExciseClass,
  exciseClasses,
  type Product,
  type ProductCatalogue,
  productDisplayTypes,
  productKinds,
  type Tariff,
} from './goods/product';
export {
  type DoubtAnswer,
  doubtAnswers,
  type RestrictedGoodId,
  type RestrictionAnswer,
  type RestrictionAnswers,
  type RestrictionSeverity,
  restrictedGoodIds,
  restrictionAnswers,
} from './goods/restricted-good-id';
export type { RestrictedWords } from './goods/restricted-words';
export { saidOfBoth } from './goods/said-of-both';

// regulation: the dated tables, and the law of a day

export { adultAge } from './regulation/adult-age';
export type { Currency, CurrencyTable } from './regulation/currency';
export { exchangeRates } from './regulation/exchange-rates';
export { confirmed, type Figure, since, tablesBegin } from './regulation/figure';
export { doubtOf, formatRate, perUnit } from './regulation/figure-words';
export { type Law, type LawTables, lawInForceSince, lawOn, lawTables } from './regulation/law';
export { lawEdition } from './regulation/law-edition';
export { type FigureTables, figuresOn, figureTables, type LawFigures } from './regulation/law-figures';
export { mayClaimOrigin } from './regulation/may-claim-origin';
export { preferenceBasis, preferenceByOrigin } from './regulation/preference';
export {
  type OfferQuestion,
  offeredAtAge,
  offeredForCountry,
  productOffered,
} from './regulation/product-offered';
export { minimumAge, quantityAllowance } from './regulation/quantity-allowance';
export { quantityClass, quantityPot } from './regulation/quantity-pot';
export { regimeOf } from './regulation/regime';
export { type Regulation, regulationInForce } from './regulation/regulation';
export { type NamedGood, type RestrictedGood, unrestricted } from './regulation/restricted-good';
export {
  type Arrival,
  banWords,
  restrictedGoodCited,
  restrictedGoodFor,
  restrictedGoodOf,
  restrictionSeverity,
} from './regulation/restriction-severity';
export { type InForce, rowsInForce } from './regulation/rows-in-force';
export { spellLegalBases } from './regulation/spell-legal-bases';
export {
  type AlcoholExciseCategory,
  alcoholExciseTables,
  alcoholExciseUnits,
} from './regulation/tables/alcohol-excise';
export { conventionalRateBasis, medicineBasis } from './regulation/tables/customs-duty';
export {
  animalNeighbours,
  northAtlantic,
  plantNeighbours,
} from './regulation/tables/neighbours';
export { newVehicle } from './regulation/tables/public-figures';
export { namedGoodOf, restrictedGoods } from './regulation/tables/restricted-goods';
export { cnPrefixes } from './regulation/tables/restricted-goods/cn-prefixes';
export { territories } from './regulation/tables/territories';
export {
  type TobaccoExciseCategory,
  tobaccoExciseBasis,
  tobaccoExciseTables,
} from './regulation/tables/tobacco-excise';
export { valueAllowanceTables } from './regulation/tables/value-allowances';
export { vatBasis } from './regulation/tables/vat-rates';
export { valueAllowance, valuePotsOf } from './regulation/value-allowance';

// restriction: what a name may mean, and what holds for an arrival

export {
  askedOf,
  doubtsAbout,
  gravestFirst,
  type HeldRestriction,
  namesTaxedByQuantity,
  restrictionOf,
  restrictionsSought,
  type SoughtRestrictions,
} from './restriction/held-restrictions';
export { isHarmlessAsWritten, namesRestrictedAsWritten, prepareNames } from './restriction/name-restrictions';
export { readName } from './restriction/read-name';

// assessment: what is owed

export { assess, assessOn } from './assessment/assess';
export { type AllowancesUsed, assessShared } from './assessment/assess-shared';
export {
  type AssessedLine,
  type Assessment,
  type AssessmentRequest,
  type Computation,
  type DeclaredGood,
  type LineStatus,
  lineStatuses,
  type Refusal,
  type RefusalCode,
  refusalCodes,
  type WarningSeverity,
  warningSeverities,
} from './assessment/assessment';
export { formatQuantity } from './assessment/explain/explain-quantity';
export {
  claimOf,
  type GraveVerdict,
  graveVerdicts,
  isAboutFigures,
  needsAttention,
  severityOfWarning,
  unidentifiedIds,
  type Verdict,
} from './assessment/verdict';

// sheet: what law and engine say of one product

export type { AllowanceSheet, QuantityLevel, ValueLevel } from './sheet/product-allowance';
export {
  countryRegime,
  type DutySheet,
  type ExciseBand,
  type ProductSheet,
  productSheet,
  type RestrictionSheet,
} from './sheet/product-sheet';

// declaration: its life, its reference, its code, its payment

export { type AuthorType, authorTypes } from './declaration/author-types';
export { fromBase64url, toBase64url } from './declaration/base64url';
export {
  asciiBytes,
  type DeclarationCode,
  readDeclarationCode,
  referenceOfCodeText,
  withSignature,
  writeDeclarationCode,
} from './declaration/declaration-code';
export {
  assessBeforePayment,
  declarationStatusWords,
  declareElsewhere,
  formatStatus,
  handOverBeforePayment,
  settleDoubtFirst,
} from './declaration/declaration-words';
export { parseFlightNumber, withoutFlightWord } from './declaration/flight-number';
export { formatFlight } from './declaration/format-flight';
export { isClosedWithoutPayment } from './declaration/is-closed-without-payment';
export { findOffice, installationOffice, type Office } from './declaration/office';
export { outcomeRemark } from './declaration/outcome-remark';
export {
  doubtfulIds,
  type MeanOfPayment,
  meansOfPayment,
  type PaymentRefusal,
  refuseAcceptance,
  refuseForbiddenAmount,
  refusePayment,
  refuseSettlement,
} from './declaration/payment';
export {
  changeOf,
  type PartsRefusal,
  type PaymentPart,
  refuseParts,
  sumOfParts,
} from './declaration/payment-parts';
export { meansInWords, paymentNames, paymentPhrases } from './declaration/payment-words';
export {
  examplePublicId,
  formatPublicId,
  normalisePublicIdText,
  parsePublicId,
  publicIdFromRandom,
} from './declaration/public-id';
export {
  formatReceiptNumber,
  parseReceiptNumber,
  type ReceiptNumber,
  type TypedReceiptNumber,
} from './declaration/receipt-number';
export { declaredTwice, isRefusedAsDouble } from './declaration/refused-as-double';
export {
  type LoweredAmount,
  loweredAlone,
  loweredBeyond,
  needsSecondOfficer,
} from './declaration/second-officer';
export { decideCorrectionFirst } from './declaration/second-officer-words';
export {
  type DeclarationStatus,
  declarationStatuses,
  isUnpaidOutcome,
  isVoid,
  type UnpaidOutcome,
  unpaidOutcomes,
} from './declaration/status';
export {
  allowedTransitions,
  isEditable,
  isReopening,
  isReversal,
  type TransitionActor,
} from './declaration/status-transitions';
export {
  reExportedWhere,
  type TravellerStatusWords,
  travellerStatusWords,
  waitBeforePaying,
} from './declaration/traveller-status-words';
export {
  isCorrectable,
  isWaiting,
  type WaitingStatus,
  waitingStatuses,
} from './declaration/waiting-statuses';

// answer: what an answer comes down to, in words

export {
  type AnswerStage,
  isDue,
  isNeverCollected,
  stageAtDesk,
  stageOf,
  stageOfDeclaration,
} from './answer/answer-stages';
export {
  type AnswerWords,
  answerWords,
  type GraveSentence,
  graveAdvice,
  graveCount,
  graveTitle,
  isFixedOnTheSpot,
  isVehicleLeft,
  minimumNote,
  nothingUponCheckTitle,
  owedOnceHandedOver,
  restOf,
} from './answer/answer-words';
export { articlesValue, hasTaxes } from './answer/articles-value';
export { asksForPapers } from './answer/asks-for-papers';
export { atDesk } from './answer/at-desk';
export { formatDutyRate } from './answer/duty-rate-words';
export { formatOwed, isLineMinimum, splitMinimum } from './answer/format-owed';
export {
  type AnswerInWords,
  answerClaim,
  answerVerdict,
  formatAskedLine,
  formatAskedTotal,
  formatComputedTotal,
  formatLineTotal,
  formatOwedTotal,
  hasAmount,
  isDoubtful,
  isForbidden,
  isKnownSum,
  isRegulated,
  owedOnTheRest,
} from './answer/format-total';
export { isOfSum, withoutSums } from './answer/is-of-sum';
export { leftToPay } from './answer/left-to-pay';
export { type LineTotals, linesOfSums, lineTotals, type TotalledLines } from './answer/line-totals';
export { countsHandedOver, lineStatusWords, purchaseWords } from './answer/line-words';
export { owedWords } from './answer/owed-words';
export { formatPastSum, formatPastTotal } from './answer/past-total';
export { wasComputed } from './answer/past-words';
export { priceHead } from './answer/price-head';
export { barredFrom } from './answer/regulated-words';
export { shownAnswer } from './answer/shown-answer';
export { takenOffSentences, usedWords } from './answer/taken-off-words';
export { formatTotalAlone } from './answer/total-alone';
export {
  type AllowanceUse,
  allowancesUsed,
  type CountingAnswer,
  drawnAllowances,
  isOfQuantity,
  type TakenOff,
  takenBeyondUse,
  type UsedAllowance,
  usedElsewhere,
  usedTogether,
  usesAllowance,
  usesOfSameDay,
} from './answer/used-elsewhere';
export { valueCountsForbidden } from './answer/value-counts-forbidden';
export {
  type HeadOfSentence,
  namedSentence,
  quotedNames,
  saidOf,
  warningWords,
} from './answer/warning-words';
export {
  countToAssess,
  type WayOutOfAssessing,
  wayOutOfAssessing,
  whyNotSettled,
} from './answer/way-out-of-assessing';
