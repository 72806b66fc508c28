import { paymentNames } from '@retour/core';
import { contactText } from '../../../features/contact/text';
import type { HandbookWords } from '../../../features/handbook/handbook-words';
import { accountText, kindText } from '../../../features/identity/text/account-text';
import { validationText } from '../../../features/identity/text/registration-text';
import { signInText } from '../../../features/identity/text/sign-in-text';
import { codesText } from '../../../features/review/codes/text/codes-text';
import {
  creationText,
  savedText,
  summaryText,
  contactText as travellerText,
  tripText,
} from '../../../features/review/creation/text/creation-text';
import { takeoverText } from '../../../features/review/creation/text/takeover-text';
import { actText } from '../../../features/review/text/act-text';
import { batchText } from '../../../features/review/text/batch-text';
import { correctionText } from '../../../features/review/text/correction-text';
import { homeText } from '../../../features/review/text/home-text';
import { leaseText } from '../../../features/review/text/lease-text';
import { listText } from '../../../features/review/text/list-text';
import { viewText } from '../../../features/review/text/view-text';
import { agentPaths } from '../agent-paths';
import { prolongLabel } from '../session/session-end';
import { keyboardText } from '../shell/keyboard/keyboard-text';
import { menuText } from '../shell/menu-text';
import { goodsTitle, listToApprove } from './said-elsewhere';

/** What the tutorial quotes, read where the screens read it. */
export const handbookWords: HandbookWords = {
  signIn: {
    sso: kindText.sso,
    signInWithSso: signInText.sso,
    local: kindText.local,
    register: signInText.register,
    sessionEnd: accountText.session,
    sessionLength: accountText.sessionRenewed,
    prolong: prolongLabel,
    leave: menuText.leave,
    account: { to: agentPaths.account, label: accountText.title },
    login: { to: agentPaths.authentication, label: validationText.login },
  },
  finding: {
    find: homeText.find,
    searched: listText.searched,
    scan: homeText.scan,
    openCamera: codesText.start,
    codes: codesText.scan,
    filters: listText.filters(0),
    moreFilters: listText.moreFilters(0),
    keepList: viewText.save,
    takeNext: leaseText.take,
    passToNext: leaseText.pass,
    nextToValidate: leaseText.next.submitted,
    nextToCollect: leaseText.next.validated,
    list: { to: agentPaths.declarations, label: listText.title },
    codesPage: { to: agentPaths.codes, label: codesText.title },
  },
  creation: {
    steps: [travellerText.title, tripText.title, goodsTitle, summaryText.title],
    save: summaryText.submit,
    takeSimulation: takeoverText.take,
    park: creationText.park,
    parkText: creationText.parkText,
    another: savedText.another,
    anotherHint: savedText.anotherHint,
    create: { to: agentPaths.creation, label: homeText.create },
  },
  correction: {
    correct: actText.correct,
    when: correctionText.notCorrectableText,
    reverse: actText.reverse,
    add: correctionText.add,
    remove: correctionText.remove,
    declared: correctionText.declared,
    allowances: correctionText.allowances,
    reason: correctionText.reason,
    otherReason: correctionText.otherReason,
    preview: correctionText.preview,
    save: correctionText.save,
    secondOfficer: correctionText.secondOfficer,
    waits: correctionText.waits,
    saved: correctionText.saveNote,
    toApprove: { to: listToApprove, label: homeText.toApprove },
  },
  decision: {
    validate: actText.validate,
    toCollect: homeText.toCollect,
    validateAndPay: actText.validateAndPay,
    pay: actText.pay,
    several: actText.several,
    cash: paymentNames.cash,
    cheque: paymentNames.cheque,
    refuse: actText.refuse,
    close: batchText.close,
    otherOutcome: actText.otherOutcome,
    outcomes: [actText.abandon, actText.reExport, actText.seize],
    reopen: actText.reopen,
    reverse: actText.reverse,
    unclose: actText.unclose,
    collectedAgain: actText.collectedAgain,
    papers: batchText.papers,
    list: listText.title,
    takings: { to: agentPaths.takings, label: menuText.takings },
  },
  keys: {
    keys: [
      { key: '/', label: keyboardText.search },
      { key: 'n', label: leaseText.pass },
      { key: 'v', label: actText.validate },
      { key: 'p', label: actText.pay },
      { key: 'c', label: actText.correct },
      { key: 'r', label: actText.refuse },
      { key: 'a', label: actText.otherOutcome },
      { key: '?', label: keyboardText.title },
    ],
    show: keyboardText.title,
    scanner: keyboardText.scanner,
    codes: codesText.title,
  },
  help: {
    lead: contactText.lead,
    links: [
      { to: agentPaths.contact, label: contactText.title },
      ...contactText.beforeLinks.filter(({ to }) => to !== agentPaths.tutorial),
    ],
  },
};
