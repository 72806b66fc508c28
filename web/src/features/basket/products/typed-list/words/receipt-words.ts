import { foldText } from '@retour/core';

/** What a line of a receipt says that is no article: the sum of all, a sum before taxes, a tax, or what changes no price. */
export type ReceiptLine = 'whole' | 'part' | 'tax' | 'included-tax' | 'other';

/** Of folded words. */
const oneOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})$`, 'u');

const part = oneOf(
  '(?:sous|ss|sub)[- ]?totale?(?: (?:ttc|ht))?|(?:(?:total|montant) )?(?:ht|hors taxes?)|total before tax',
  'zwischensumme|netto(?:betrag|summe)|base imponible|imponibile|shou?kei|小計',
);

const whole = oneOf(
  '(?:(?:grand|order)[- ]?)?total(?: (?:ttc|a payer|general|des achats|due|amount|a pagar))?|totale(?: complessivo)?',
  '(?:net )?a payer|ttc|amount due|balance due',
  'gesamt(?:betrag|summe|preis)?|summe|(?:end)?betrag|zu zahlen|importe(?: total)?|importo(?: pagato)?|gou?kei|合計',
);

const cardName =
  'master ?card|amex|american express|diners club|union ?pay|bancontact|giro ?card|interac|eftpos|maestro';
const cardKind =
  'bancaire|bleue|credit|debit|card|electron|contactless|sans contact|purchase|sale|payment|visa|mastercard';
const payment = oneOf(
  `cb(?: (?:${cardKind}))*|(?:${cardName})(?: (?:${cardKind}))*|visa(?: (?:${cardKind}))+`,
  'carte (?:bancaire|bleue|visa|mastercard|de (?:credit|debit))|(?:credit|debit|bank) card|card (?:payment|sale|purchase)',
  '(?:paiement|paye|reglement|paid|payment)(?: (?:par|en|by|with))? (?:cb|carte(?: bancaire| bleue)?|(?:(?:credit|debit) )?card|visa|mastercard|amex)',
  'ec[- ]?(?:karte|cash)|kartenzahlung|kreditkarte|tarjeta (?:de )?(?:credito|debito|bancaria)|carta di (?:credito|debito)|bancomat',
  'apple pay|google pay|paypal|alipay|wechat pay',
);

const other = oneOf(
  'rendu(?: monnaie)?|monnaie rendue|change(?: due)?|montant(?: (?:du|total|paye|ttc))?|(?:cash|amount) (?:tender(?:ed)?|paid|received)',
  'especes (?:recues?|rendues?)|gegeben|ruckgeld|wechselgeld|o?tsuri|o?azukari|お釣り?|お預り?',
);

const taxName =
  '(?:(?:sales|state|city|county|local|estimated|total|federal|[a-z]{2}) ){0,3}tax(?:es?)?|(?:total )?(?:tva|vat|gst(?:/hst)?|hst|pst|qst|tps|tvq|mwst|mehrwertsteuer|ust|iva|btw|moms)|(?:shou?hi ?)?zei|sotozei|消費税|外税';
const tax = oneOf(taxName);
const includedTax = oneOf(
  `(?:dont|inc(?:l|luding|luye)?|inkl(?:usive)?|enth(?:altene)?|di cui|davon|of which)\\.?(?: la)? (?:${taxName})`,
  `(?:${taxName}) (?:incl(?:use?|uded|uid[ao])?|inkl|comprise|enthalten)\\.?`,
  'uchizei|内税',
);

/** What these words say on a receipt, beside a sum. */
export function receiptLineOf(name: string): ReceiptLine | undefined {
  const folded = foldText(name);
  if (part.test(folded)) return 'part';
  if (whole.test(folded) || payment.test(folded)) return 'whole';
  if (includedTax.test(folded)) return 'included-tax';
  if (tax.test(folded)) return 'tax';
  return other.test(folded) ? 'other' : undefined;
}

/** Words that are never those of an article, though no sum stands beside them: « change » may be of a baby. */
export const saysSumOrPayment = (name: string): boolean => {
  const line = receiptLineOf(name);
  return line !== undefined && line !== 'other';
};

/** « approved », « AUTH CODE 123456 », « ticket n° 12 », « Tél : 01 49 54 30 00 »: what a till writes, of which no word is an article; « téléphone 3500000 » has a price. */
const tillNote =
  /^\s*(?:(?:(?:transaction|card)\s)?approved|(?:auth(?:ori[sz]ation)?|autorisation|approval|appr)(?:[ .]+(?:code|no|n[°o]|number))?[ .:#]+[A-Z\d]*\d[A-Z\d]*|(?:trans(?:action)?|terminal|merchant|invoice|receipt|order|ticket|facture)[ .]+(?:(?:id|no|nr|n[°o]|number)[ .:#]+|#\s*)[A-Z\d-]*\d[A-Z\d-]*|(?:t[ée]l(?:[ée]phone)?|phone|fax)[ .:]+(?=[(+0]|[\d .]+-|(?:\d\d[ .]){3})\(?\+?\d[\d ().+-]{6,})\s*$/iu;

export const isTillNote = (typed: string): boolean => tillNote.test(typed);

/** « 8.875% », « @ 20 % », « (19%) », beside the name of a tax. */
const taxRate = /[([]?(?:@ ?)?\d{1,2}(?:[.,]\d{1,4})? ?%[)\]]?/gu;
const cardWords = `(?:${cardName}|visa|cb|discover|carte(?: (?:bancaire|bleue))?|(?:credit |debit )?card|karte|tarjeta)(?: (?:${cardKind}))*`;
/** « VISA ****4521 », « MASTERCARD 4521 292.86 », « Card ending in 4521 »: the last digits of a card. */
const cardDigits = new RegExp(
  `(?<=^${cardWords}) ?[:#]? ?(?:[*x•.]{2,}[*x•. -]*\\d{3,4}|(?:ending|ends|finissant)(?: (?:in|with|par))?\\s*[*x•]*\\d{4})(?![\\d.,])|(?<=^(?:${cardName}|visa)(?: (?:${cardKind}))*) \\d{4}(?= \\S*\\d)`,
  'iu',
);

/** The line without the rate of its tax or the digits of its card; undefined where none stands there. */
export function withoutRateNorCard(
  line: string,
): { readonly rest: string; readonly isCard: boolean } | undefined {
  const spaced = line.trim().replace(/\s{2,}/gu, ' ');
  const isCard = cardDigits.test(spaced);
  const rest = spaced.replace(isCard ? cardDigits : taxRate, ' ');
  return rest === spaced ? undefined : { rest, isCard };
}
