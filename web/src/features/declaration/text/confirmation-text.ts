import {
  boardingBan,
  formatCount,
  type MeanOfTransport,
  phrase,
  typeset,
  type Verdict,
  waitBeforePaying,
} from '@retour/core';
import { arrivalText } from '../../declarant/arrival/arrival-text';

export const confirmationText = {
  title: phrase`Votre déclaration est envoyée`,
  correctedTitle: phrase`Un agent a corrigé votre déclaration`,
  reopenedTitle: phrase`Votre déclaration est rouverte`,
  cancelledTitle: phrase`Votre déclaration est annulée`,
  refusedTitle: phrase`Votre déclaration est refusée`,
  notEnteredTitle: phrase`Votre déclaration est close, sans paiement`,
  paidTitle: phrase`Votre déclaration est payée`,
  closedTitle: phrase`Votre déclaration est close`,
  validatedTitle: phrase`Votre déclaration est validée`,
  reversedTitle: phrase`Le paiement de votre déclaration est annulé`,
  reversedClosingTitle: phrase`La clôture de votre déclaration est annulée`,
  lead: phrase`Montrez cette page à la douane. Elle s'ouvre aussi sans réseau.`,
  /** Where the browser keeps nothing. */
  leadUnkept: phrase`Montrez cette page à la douane. Cet appareil ne la garde pas : notez votre référence ou téléchargez le PDF avant de la fermer.`,
  reference: 'Votre référence',
  sentAt: (moment: string): string => phrase`Envoyée le ${moment}`,
  qrLabel: (reference: string): string => phrase`Code QR de la déclaration ${reference}`,
  qrHint: phrase`L'agent de la douane lit ce code. Il marche aussi sans réseau.`,
  difference: (shown: string, computed: string): string =>
    phrase`Cet appareil annonçait ${shown}. La douane a calculé ${computed} : c'est ce qui compte.`,
  /** Where another declaration of the person may change it. */
  differenceByItself: (shown: string, computed: string): string =>
    phrase`Cet appareil annonçait ${shown}. La douane a calculé ${computed} pour cette déclaration seule.`,
  earlierTry: (canCorrect: boolean): string => {
    const toDo = canCorrect
      ? phrase`Annulez et corrigez, ou dites-le à un agent.`
      : phrase`Dites-le à un agent.`;
    return phrase`Un premier envoi était arrivé : c'est lui qui compte. Ce que vous avez changé ensuite n'y est pas. ${toDo}`;
  },
  /** Once an agent corrected, what was left out may have been added since. */
  notDeclared: (typed: readonly string[], canCorrect: boolean, isCorrected = false): string => {
    const told = typed.slice(0, 3).map((one) => phrase`« ${typeset(one)} »`);
    const others = typed.length - told.length;
    const names =
      others === 0 ? told.join(', ') : phrase`${told.join(', ')} et ${formatCount(others, 'autre')}`;
    const isOne = typed.length < 2;
    const it = isOne ? 'le' : 'les';
    const what = isOne ? 'Pas déclaré' : 'Pas déclarés';
    if (isCorrected) {
      const missing = isOne ? phrase`qu'il n'y est pas` : phrase`qu'ils n'y sont pas`;
      return phrase`${what} à l'envoi : ${names}. Un agent a corrigé votre déclaration depuis : si vous ${it} rapportez et ${missing}, montrez-${it} à l'agent.`;
    }
    const toAdd = isOne ? phrase`pour l'ajouter` : phrase`pour les ajouter`;
    const howTo = canCorrect ? phrase`faites « Annuler et corriger » ${toAdd}, ou ` : '';
    return phrase`${what} : ${names}. Si vous ${it} rapportez, ${howTo}montrez-${it} à l'agent.`;
  },
  articles: 'Vos articles',
  computedWithForbidden: phrase`Montants du calcul complet, interdit compris : ce n'est pas ce que vous payez.`,
  remarks: 'À savoir',
  copy: 'Copier la référence',
  copied: phrase`Référence copiée.`,
  copyFailed: phrase`La copie n'a pas marché. Notez la référence, ou faites une capture d'écran.`,
  download: 'Télécharger le PDF',
  downloading: 'Préparation du PDF',
  downloadFailed: phrase`Le PDF n'a pas pu être téléchargé. Votre code QR suffit. Réessayez plus tard.`,
  print: 'Imprimer',
  byEmail: phrase`Un e-mail de confirmation part avec le PDF. Il peut mettre quelques minutes.`,
  withoutEmail: phrase`Aucun e-mail n'est parti : trop ont été demandés pour cette adresse ou depuis ce réseau. Téléchargez le PDF, ou gardez votre référence.`,
  nextTitle: 'Et maintenant',
  status: 'État de la déclaration',
  receipt: (number: string, office: string, moment: string, paid: string): string =>
    phrase`Reçu ${number}, ${office}, le ${moment} : ${paid}.`,
  earlierCorrections: (count: number): string =>
    count < 2 ? phrase`Correction précédente` : phrase`Corrections précédentes (${String(count)})`,
  correctedAt: (moment: string, reason: string): string => phrase`Le ${moment} : ${reason}`,
  corrected: (
    reason: string,
    moved: { readonly announced: string; readonly amount: string } | null,
  ): string => {
    const amounts =
      moved === null ? '' : phrase` Annoncé à l'envoi : ${moved.announced}. Maintenant : ${moved.amount}.`;
    return phrase`${confirmationText.correctedTitle}.${amounts} Sa raison : ${reason}`;
  },
  /** Its reason is the product's own: nobody wrote it. */
  handedOver: (count: number): string =>
    count < 2
      ? phrase`Un agent a enregistré la remise d'un article à la douane.`
      : phrase`Un agent a enregistré la remise de ${String(count)} articles à la douane.`,
  updatedAt: (moment: string): string => phrase`Mis à jour le ${moment}`,
  stale: phrase`C'est le dernier état connu : le service ne répond pas pour l'instant.`,
  offline: phrase`Pas de réseau : c'est le dernier état connu. Votre code QR et votre référence marchent sans réseau.`,
  unknown: phrase`Le service ne connaît plus cette déclaration. Montrez votre référence à un agent.`,
  twiceTitle: 'Ces achats sont déclarés deux fois',
  /** @param isToCancel nobody has it in hand, and it declares nothing else */
  twice: (reference: string, isToCancel: boolean): string => {
    const toDo = isToCancel ? phrase`Ouvrez-la, puis annulez-la.` : phrase`Montrez les deux à un agent.`;
    return phrase`La déclaration ${typeset(reference)} vaut toujours. ${toDo}`;
  },
  allTitle: 'Les déclarations de cet appareil',
  shownOne: '(celle-ci)',
  erasedTitle: 'Vos données sont effacées',
  erased: phrase`Il ne reste rien de vous sur cet appareil.`,
  backHome: 'Revenir à l’accueil',
  noneTitle: phrase`Aucune déclaration envoyée`,
  none: phrase`Aucune déclaration n'a été envoyée depuis cet appareil, ou elle en a été effacée.`,
  start: 'Commencer une déclaration',
  help: phrase`Une difficulté ? Montrez votre référence à n'importe quel agent de la douane.`,
} as const;

const pay = phrase`Payez par carte ou selon ce que l'agent vous propose. Il vous remet un reçu.`;

const thenPay = phrase`Payez ensuite ce qu'il vous demande.`;

const lastSteps: Readonly<Record<Verdict, string>> = {
  forbidden: phrase`Remettez à l'agent ce qui est interdit, avant d'être contrôlé.`,
  doubtful: phrase`Montrez à l'agent ce qui laisse un doute : il dit si cela peut entrer.`,
  regulated: phrase`Présentez à l'agent ce qui est réglementé.`,
  owed: pay,
  'to-assess': pay,
  'indicative-exceeded': phrase`L'agent peut vous demander de prouver un usage personnel. Il dit ce qui est dû.`,
  unidentified: phrase`Pour ce qui n'est pas reconnu, dites à l'agent ce que c'est : il dit s'il y a quelque chose à payer.`,
  nothing: phrase`L'agent peut vérifier vos achats. Vous n'avez rien à payer à la douane.`,
  excess: phrase`Montrez à l'agent vos achats : ce qui dépasse la franchise se déclare, même quand rien n'est à payer.`,
};

const withPapers = phrase`Présentez à l'agent ce qui est réglementé, avec les papiers que la loi demande.`;

const presentBarred = (transport: MeanOfTransport): string =>
  phrase`Présentez à l'agent ce qui est ${boardingBan(transport).toLowerCase()}.`;

/** Nothing is to pay by this declaration alone. */
const showAll = phrase`Montrez à l'agent toutes vos déclarations du jour : il dit s'il y a quelque chose à payer.`;

const sharedSteps = {
  nothing: showAll,
  excess: showAll,
  unidentified: phrase`Pour ce qui n'est pas reconnu, dites à l'agent ce que c'est. ${showAll}`,
} as const satisfies Partial<Record<Verdict, string>>;

/** The same before the agent who examines it. */
const handOverHere = phrase`Remettez à l'agent ce qui est interdit.`;
const thenCloses = phrase`Il clôt ensuite la déclaration.`;

const closesHere = phrase`Vous n'avez rien à payer à la douane : l'agent clôt la déclaration.`;

interface Stand {
  /** Nothing is to pay of what may enter, if anything may. */
  readonly isNothingOwed: boolean;
  /** An agent has it in hand. */
  readonly isExamined: boolean;
  /** What is owed is still being checked. */
  readonly mustWait?: boolean;
  /** Another declaration uses an allowance that this one counts. */
  readonly isShared?: boolean;
  /** The law asks for papers of what is regulated. */
  readonly needsPapers?: boolean;
  /** The transport that bars all that is regulated. */
  readonly barred?: MeanOfTransport | undefined;
}

/** What is handed over or shown, and what comes after it. */
const actsFirst: ReadonlySet<Verdict> = new Set(['forbidden', 'regulated']);

/** What to do at the customs desk, in order. */
export function nextSteps(
  verdict: Verdict,
  { isNothingOwed, isExamined, mustWait, isShared = false, needsPapers = false, barred }: Stand,
): readonly string[] {
  const regulated = needsPapers
    ? withPapers
    : barred === undefined
      ? lastSteps.regulated
      : presentBarred(barred);
  const lasts = { ...lastSteps, regulated };
  const show = isExamined
    ? phrase`Montrez ce code QR à l'agent.`
    : phrase`Montrez ce code QR, ou dites votre référence.`;
  if (isExamined && mustWait)
    return [show, ...(verdict === 'forbidden' ? [handOverHere] : []), waitBeforePaying];
  if (actsFirst.has(verdict)) {
    const first = isExamined && verdict === 'forbidden' ? handOverHere : lasts[verdict];
    const nothing = isExamined ? thenCloses : isShared ? showAll : '';
    const last = `${first} ${isNothingOwed ? nothing : thenPay}`.trimEnd();
    return isExamined ? [show, last] : [show, arrivalText.bring, last];
  }
  if (isExamined) return [show, { ...lasts, nothing: closesHere, excess: closesHere }[verdict]];
  const steps = isShared ? { ...lasts, ...sharedSteps } : lasts;
  return [show, arrivalText.bring, steps[verdict]];
}
