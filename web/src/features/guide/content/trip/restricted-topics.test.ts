import { formatPercent, lawOn, type RestrictedGoodId, restrictedGoods, typeset } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { computeGuideFigures } from '../../figures/compute-figures';
import { readableTexts } from '../../prose/plain-text';
import type { Block } from '../blocks';
import { cashTopic } from './cash';
import { forbiddenGoods } from './forbidden-goods';
import { regulatedGoods } from './regulated-goods';
import { panelIds, panelText } from './thresholds';

const day = '2026-11-28';
const figures = computeGuideFigures(day);
const { restrictions, restrictedQuantities: quantities } = lawOn(day);

const plain = (words: string): string =>
  typeset(words)
    .replaceAll(/[\u00a0\u202f]/gu, ' ')
    .replaceAll(/[\u2060\u00ad]/gu, '');
const read = (blocks: readonly Block[]): readonly string[] => readableTexts(blocks).map(plain);

const said = (words: string): RegExp => new RegExp(plain(words), 'iu');

/** What a reader of « En savoir plus sur ce sujet » reads, sentence by sentence. */
const topics: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...[...regulatedGoods, ...forbiddenGoods].map(
      ({ id, title, action, details }) =>
        [id, [title, action].map(plain).concat(read(details(figures)))] as const,
    ),
    [cashTopic.id, [plain(cashTopic.title(figures)), ...read(cashTopic.answer(figures))]] as const,
    ['produits', panelIds.map((id) => plain(panelText[id].note))] as const,
  ].map(([id, texts]) => [id, texts.flatMap((text) => text.split(/(?<=[.!?]) /u))]),
);

/** What the topic must say of a rule: words of its own name or law, each as a topic can say it too. */
const rules: Readonly<Record<RestrictedGoodId, readonly RegExp[]>> = {
  meat: [/viande/iu],
  dairy: [/produits laitiers/iu, /fromage, beurre/iu],
  'pet-food': [
    /croquettes, pâtées et friandises pour animaux/iu,
    said(`aliment médical : ${quantities.otherAnimalProducts.value} kg au plus`),
  ],
  fish: [/poisson/iu],
  'animal-products': [/miel\b.*œufs/iu],
  'infant-food': [/lait pour bébé/iu, /aliments médicaux/iu],
  'composite-food': [/la viande et le lait/iu],
  plants: [/certificat phytosanitaire/iu],
  'soil-and-potatoes': [
    /terre, .*pommes de terre, plants de vigne et d’agrumes/iu,
    /même avec un certificat/iu,
  ],
  'sand-and-stones': [/sable.*galets.*pierres/iu],
  ivory: [/ivoire, écaille/iu, /corne de rhinocéros/iu, /shahtoosh/iu],
  'protected-species': [/permis du pays d’achat et un permis français/iu],
  caviar: [/caviar/iu, said(`${quantities.caviarGrams.value} g au plus par personne`)],
  composition: [/espèces? protégées?/iu],
  counterfeits: [/prix de l’objet authentique/iu],
  drugs: [/même en petite quantité/iu],
  cbd: [/au CBD/u, said(`${formatPercent(quantities.thcPercent.value)} de THC`)],
  weapons: [/armes et munitions/iu, /une autorisation/iu],
  explosives: [/pétards et feux d’artifice/iu, /interdits en avion, réglementés ailleurs/iu],
  cash: [/chèques/iu, /lingots/iu],
  fuel: [/réservoir/iu, said(`bidon de ${quantities.fuel.value} L`)],
  medicine: [/sans ordonnance/iu],
  'narcotic-medicine': [/médicaments classés stupéfiants/iu],
  animals: [/vaccin contre la rage/iu, /animaux/iu],
  'cultural-goods': [/objets? anciens?/iu, /fouille/iu],
  'nicotine-pouches': [/sachets, perles et billes de nicotine/iu],
  'sale-ban': [/snus/iu, /puffs/iu],
  'dangerous-products': [/pesticides/iu, /cosmétiques éclaircissants/iu, /brouilleurs d’ondes/iu],
  'child-abuse-images': [/image sexuelle d’un enfant/iu],
  'rough-diamonds': [/diamants bruts/iu, /certificat de Kimberley/u, /Russie/u],
  formalities: [/formalités/iu],
  'trade-defence': [/antidumping/iu],
  alcohol: [/alcool/iu],
  tobacco: [/tabac/iu],
  vehicle: [/se déclare toujours, quel que soit son prix/iu, /quitus fiscal/iu],
};

/** The sentences of a topic that tell of a rule. */
function told(topic: string, words: readonly RegExp[]): readonly string[] {
  return (topics.get(topic) ?? []).filter((sentence) => words.some((word) => word.test(sentence)));
}

describe('« En savoir plus sur ce sujet »', () => {
  const ofTheDay = restrictedGoods.filter(({ id }) => restrictions[id].severity !== null);

  it('is asked of every rule of the law of the day', () => {
    expect(ofTheDay.map(({ id }) => id).toSorted()).toEqual(Object.keys(rules).toSorted());
  });

  it.each(ofTheDay.map((good) => [good.id, good] as const))(
    'tells of the rule that led there: %s',
    (id, good) => {
      const { law, unionTexts } = restrictions[id];
      for (const word of rules[id]) {
        expect(plain(`${good.name} : ${law} ${unionTexts.law ?? ''}`)).toMatch(word);
        expect((topics.get(good.topic) ?? []).join(' ')).toMatch(word);
      }
    },
  );

  const themes = { forbidden: forbiddenGoods, regulated: regulatedGoods } as const;
  const isIn = (severity: keyof typeof themes, topic: string): boolean =>
    themes[severity].some(({ id }) => id === topic);

  it.each(
    ofTheDay.flatMap(({ id, topic }) =>
      restrictions[id].severity === 'forbidden' && isIn('regulated', topic) ? [[id, topic] as const] : [],
    ),
  )('says of what is forbidden, among what is regulated, that it is: %s', (id, topic) => {
    expect(told(topic, rules[id]).join(' ')).toMatch(/interdit/iu);
  });

  it.each(
    ofTheDay.flatMap(({ id, topic }) =>
      restrictions[id].severity === 'regulated' && isIn('forbidden', topic) ? [[id, topic] as const] : [],
    ),
  )('says of what is regulated, among what is forbidden, that it is: %s', (id, topic) => {
    expect(told(topic, rules[id]).join(' ')).toMatch(/réglementé/iu);
  });
});
