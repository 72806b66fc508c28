import {
  type AnswerLine,
  contactFieldNames,
  type Declaration,
  declaredFields,
  declaredWords,
} from '@retour/contract';
import { formatAge, nameOfArticle, type Product, phrase, transportNames, typeset } from '@retour/core';
import { amountLabel, articleText } from '../../basket/text/article-text';
import { potNames } from '../../basket/text/summary-text';
import { countryName } from '../../reference';
import { correctionText } from '../text/correction-text';
import { detailText } from '../text/detail-text';
import { sharedPots } from './allowances-draft';
import type { CorrectionDraft } from './correction-draft';
import { otherReason, reasonOptions } from './correction-reason';
import { type DeclaredChanges, yearsOf } from './declared-draft';
import { isSum, sumLabel } from './is-sum';
import { type LineChanges, productIdOf, type SentLine } from './line-draft';

type ProductOf = (id: string | null | undefined) => Product | null;

/** What is typed of one thing, as it was typed: nothing of it is checked. */
export interface TypedRow {
  readonly key: string;
  readonly name: string;
  readonly words: readonly string[];
}

const said = (label: string, text: string | undefined): readonly string[] =>
  text === undefined || text.trim() === '' ? [] : [phrase`${label} : ${text}`];

function lineWords(
  changes: LineChanges,
  product: Product | null,
  line: Partial<SentLine> = {},
  assessed?: AnswerLine,
): readonly string[] {
  const { productId, name, price, priceBasis, currency, count, amount, degree } = changes;
  const { originCountry, purchaseCountry, restrictionAnswers = {} } = changes;
  const draft = { name: name ?? line.customName ?? '', restrictionAnswers };
  const ofPrice = priceBasis === 'all' ? correctionText.priceOfAll : articleText.price;
  const priced = price?.text.trim() ? line.currency : undefined;
  const priceLabel = isSum({ line, assessed, draft, product })
    ? sumLabel(priceBasis ?? 'each', count?.text ?? String(line.amount ?? 1))
    : ofPrice;
  const kind = product === null ? correctionText.custom : typeset(product.name);
  return [
    ...(productId === undefined ? [] : said(correctionText.product, kind)),
    ...said(correctionText.customName, name),
    ...said(priceLabel, price?.text),
    ...said(articleText.currency, currency ?? priced),
    ...said(correctionText.count, count?.text),
    ...said(amountLabel(product?.unit ?? null), amount?.text),
    ...said(articleText.degree, degree?.text),
    ...said(correctionText.purchaseCountry, purchaseCountry && countryName(purchaseCountry)),
    ...said(correctionText.madeIn, originCountry && countryName(originCountry)),
  ];
}

function declaredTyped(changes: DeclaredChanges): readonly string[] {
  const { age, meansOfTransport: mean, country, border, flightNumber } = changes;
  const years = age && yearsOf(age);
  return [
    ...contactFieldNames.flatMap((name) => {
      const { typedAs } = declaredFields[name];
      const text: string | undefined = changes[typedAs];
      const words = name === 'declarantAddressCountry' && text ? countryName(text) : text;
      return said(declaredWords[name].label, words);
    }),
    ...said(declaredWords.age.label, years === undefined ? age?.text : formatAge(years, age?.isMinimum)),
    ...said(declaredWords.meanOfTransport.label, mean && transportNames[mean]),
    ...said(declaredWords.flightNumber.label, flightNumber),
    ...said(declaredWords.country.label, country && countryName(country)),
    ...(border === undefined
      ? []
      : said(declaredWords.border.label, border ? detailText.yes : detailText.no)),
  ];
}

/** All that is typed of a correction, in the order of its form; empty where nothing is. */
export function typedRows(
  { lines, added = {}, removed = [], declared = {}, allowances = {}, standard, reason }: CorrectionDraft,
  { shoppingProducts, assessment }: Pick<Declaration, 'shoppingProducts' | 'assessment'>,
  productOf: ProductOf,
): readonly TypedRow[] {
  const sent = shoppingProducts.map((line): TypedRow => {
    const { customId, id, customName = null } = line;
    const changes = lines[customId] ?? {};
    const isGone = removed.includes(customId);
    const assessed = assessment.shoppingProducts.find((counted) => counted.customId === customId);
    return {
      key: customId,
      name: typeset(nameOfArticle(productOf(id), customName)),
      words: isGone
        ? [correctionText.removedPill]
        : lineWords(changes, productOf(productIdOf(line, changes)), line, assessed),
    };
  });
  const found = Object.entries(added).map(
    ([customId, changes]): TypedRow => ({
      key: customId,
      name: correctionText.newArticle,
      words: lineWords(changes, productOf(changes.productId)),
    }),
  );
  const chosen =
    standard === otherReason ? undefined : reasonOptions.find(({ id }) => id === standard)?.value;
  const why = [chosen, typeset(reason.trim())].filter((text) => text !== undefined && text !== '');
  const rows: readonly TypedRow[] = [
    { key: 'declared', name: correctionText.declared, words: declaredTyped(declared) },
    {
      key: 'allowances',
      name: correctionText.allowances,
      words: sharedPots.flatMap((pot) => said(potNames[pot], allowances[pot])),
    },
    ...sent,
    ...found,
  ];
  const typed = rows.filter(({ words }) => words.length > 0);
  const isReason = typed.length > 0 || reason.trim() !== '';
  return isReason && why.length > 0
    ? [...typed, { key: 'reason', name: correctionText.reason, words: [why.join('. ')] }]
    : typed;
}
