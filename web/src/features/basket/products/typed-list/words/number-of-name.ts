import { isAgedDrink, isDrinkOfNumber } from './drink-words';
import { isWorn } from './worn-words';

/** « argent 925 », « or 18 », « livre 1984 », « parfum 212 », « lego 42100 », « crème solaire 50 »; a shirt bears the number of a player. */
const ofName = new RegExp(
  [
    '(?<!\\p{L})(?:argent|vermeil)(?:\\s+massif)?\\s+(?:800|925|950|999)',
    '(?<!\\p{L})or(?:\\s+(?:jaune|blanc|rose|massif))?\\s+(?:9|14|18|22|24|375|585|750|916|999)',
    '(?<!\\p{L})(?:livres?|romans?|bd|mangas?|revues?|magazines?|guides?|atlas|pièces?|timbres?)(?!\\p{L}).*\\s(?:19\\d\\d|20[0-3]\\d)',
    '(?<!\\p{L})(?:parfum|eau de toilette|carolina herrera)\\s+212',
    '(?<!\\p{L})legos?(?!\\p{L}).*\\s\\d{5}',
    '(?<!\\p{L})new balance\\s+\\d{3,4}',
    '(?<!\\p{L})jeans?\\s+5[01]\\d',
    '(?<!\\p{L})(?:solaire|spf|indice)\\s+(?:15|20|30|50)',
    '(?<!\\p{L})maillots?(?!\\p{L}|\\s+de\\s+bain).*\\s(?:[1-9]|[12]\\d)',
  ]
    .map((one) => `(?:${one})$`)
    .join('|'),
  'iu',
);
const size = /\s(?:3[4-9]|4\d|5[0-2])$/u;

export const isNumberOfName = (called: string): boolean =>
  ofName.test(called) ||
  isAgedDrink(called) ||
  isDrinkOfNumber(called) ||
  (size.test(called) && isWorn(called));
