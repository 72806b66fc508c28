import type { Product } from '../goods/product';
import type { Regime } from '../traveller/traveller';
import type { Confidence, Sourced } from './figure';

/** Goods that are forbidden, limited or watched on arrival (duty-rules §8), recognised by the catalogue's own warnings. */
export interface RestrictionRule extends Sourced {
  readonly code: string;
  /** Words of the catalogue's warning that place a product under this rule. */
  readonly words: RegExp;
  /** French sentence that says what is at stake; the catalogue's own sentences, which say what to do, follow it. */
  readonly message: string;
  /** Countries outside the Union whose goods escape the rule. */
  readonly exemptCountries: readonly string[];
  /** Whether the rule also holds for goods bought inside the Union. */
  readonly insideUnion: boolean;
}

function rule(
  code: string,
  words: RegExp,
  message: string,
  legalBasis: string,
  options: { exemptCountries?: readonly string[]; insideUnion?: boolean; confidence?: Confidence } = {},
): RestrictionRule {
  const { exemptCountries = [], insideUnion = false, confidence = 'confirmed' } = options;
  return { code, words, message, legalBasis, exemptCountries, insideUnion, confidence };
}

const animalProducts = 'Règlement délégué (UE) 2019/2122, art. 7 à 9';
const europeanNeighbours = ['AD', 'CH', 'IS', 'LI', 'NO', 'SM'];

/** The first rule whose words a product's warning holds applies to it. */
export const restrictionRules: readonly RestrictionRule[] = [
  rule(
    'medicine',
    /ordonnance/i,
    'Médicaments : seulement pour votre traitement personnel.',
    'Code de la santé publique, art. R. 5121-108',
    { confidence: 'memory' },
  ),
  rule(
    'protected-species',
    /CITES|ivoire|espèces protégées/i,
    'Espèces protégées (convention de Washington) : sans permis, l’article est saisi.',
    'Règlement (CE) nº 338/97',
  ),
  rule(
    'meat-and-dairy',
    /viande|\blait\b|d’Andorre/i,
    'Viande, lait et produits qui en contiennent : interdits à l’entrée dans l’Union européenne depuis ce pays.',
    animalProducts,
    { exemptCountries: europeanNeighbours },
  ),
  rule('fish', /poisson/i, 'Poisson et produits de la mer : la quantité est limitée.', animalProducts, {
    exemptCountries: [...europeanNeighbours, 'FO', 'GL'],
  }),
  rule(
    'limited-animal-products',
    /2 kg/i,
    'Miel, œufs, lait infantile et autres produits animaux : la quantité est limitée.',
    animalProducts,
    { exemptCountries: europeanNeighbours },
  ),
  rule(
    'plants',
    /phytosanitaire|que de Suisse/i,
    'Plantes, fleurs, fruits, légumes et graines : un certificat phytosanitaire est exigé.',
    'Règlement (UE) 2016/2031, art. 72 et 75',
    { exemptCountries: ['CH', 'LI'] },
  ),
  rule(
    'weapons',
    /\barme\b|explosif/i,
    'Armes et munitions : une autorisation est nécessaire avant le voyage.',
    'Code de la sécurité intérieure, art. L. 311-2 et R. 316-1',
    { insideUnion: true, confidence: 'memory' },
  ),
  rule(
    'cultural-goods',
    /culturel|objets anciens|exportation|titre de propriété/i,
    'Biens culturels et objets anciens : une licence ou une déclaration peut être exigée.',
    'Règlement (UE) 2019/880, art. 3 à 5',
  ),
  rule(
    'animals',
    /\brage\b|vétérinaire|sanitaire/i,
    'Animaux : identification, vaccination et contrôle à l’arrivée.',
    'Règlement (UE) nº 576/2013',
    { insideUnion: true },
  ),
  rule(
    'trade-defence',
    /antidumping/i,
    'Droits antidumping possibles selon le pays de fabrication : un agent vous le dira.',
    'Règlement (UE) 2016/1036',
  ),
  rule(
    'forbidden-sale',
    /interdit/i,
    'Article interdit ou très réglementé en France : renseignez-vous avant de l’emporter.',
    'Code des douanes, art. 38',
    { insideUnion: true, confidence: 'memory' },
  ),
  rule(
    'regulated',
    /enregistrez|vérifiez|consultez|préparez|présentez|réglement|déclaration|espèces/i,
    'Article réglementé : des formalités sont nécessaires.',
    'Code des douanes, art. 38',
    { insideUnion: true, confidence: 'memory' },
  ),
];

const ruleOfProduct = new WeakMap<Product, RestrictionRule | null>();

/** The rule that a product's own warning places it under; null when nothing restricts it. Found once. */
export function restrictionRule(product: Product): RestrictionRule | null {
  let rule = ruleOfProduct.get(product);
  if (rule === undefined) {
    const { restriction } = product;
    rule =
      restriction === null ? null : (restrictionRules.find(({ words }) => words.test(restriction)) ?? null);
    ruleOfProduct.set(product, rule);
  }
  return rule;
}

/** Whether a rule holds for goods that come from this country. */
export function restrictionHolds(rule: RestrictionRule, country: string, regime: Regime): boolean {
  return !rule.exemptCountries.includes(country) && (regime !== 'eu' || rule.insideUnion);
}

/** Warnings that hold for every arrival, whatever is bought; the guide tells them, an answer does not repeat them. */
export const generalProhibitions: readonly (Sourced & { readonly text: string })[] = [
  { text: 'Stupéfiants', legalBasis: 'Code des douanes, art. 414', confidence: 'confirmed' },
  {
    text: 'Contrefaçons',
    legalBasis: 'Code de la propriété intellectuelle, art. L. 716-9',
    confidence: 'confirmed',
  },
  { text: 'Espèces protégées sans permis', legalBasis: 'Règlement (CE) nº 338/97', confidence: 'confirmed' },
];
