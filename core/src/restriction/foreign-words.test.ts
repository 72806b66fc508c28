import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

/** What tobacco, drinks and forbidden food are called on the packets and at the shops of the countries that people come from. */
const written = {
  tobacco: {
    Arabic: 'سجائر, السجائر, سيجارة, سيجار, تبغ, التبغ, دخان, معسل, علبة سجائر, كروز دخان',
    Chinese: '香烟, 烟, 烟草, 烟丝, 雪茄, 卷烟',
    German:
      'Zigaretten, Stange Zigaretten, Zigarre, Zigarren, Zigarillos, Tabak, Drehtabak, Feinschnitt, Pfeifentabak, Schnupftabak, Kautabak',
    Italian:
      'sigarette, sigaretta, stecca di sigarette, sigaro, sigari, sigaretti, tabacco, tabacchi, trinciato, tabacco da pipa',
    Japanese:
      'たばこ, タバコ, 煙草, 紙巻きたばこ, 加熱式たばこ, 葉巻, シガレット, シガー, 刻みたばこ, 手巻きたばこ',
    Korean: '담배, 궐련, 시가',
    Portuguese:
      'cigarro, cigarros, maço de cigarros, charuto, charutos, cigarrilha, cigarrilhas, tabaco, tabaco de enrolar, fumo de corda',
    Russian:
      'сигареты, сигарета, блок сигарет, сигара, сигары, сигариллы, табак, папиросы, махорка, кальянный табак',
    Spanish:
      'cigarrillos, cigarrillo, cigarro, cigarros, puros, puro, tabaco, tabaco de liar, cajetilla, picadura de tabaco',
    Thai: 'บุหรี่, ซิการ์, ยาสูบ, ยาเส้น, ยาฉุน, ซิการิลโล, บารากู่, ใบยาสูบ, บุหรี่ซิการ์, ยามวน',
    Turkish:
      'sigara, karton sigara, puro, tütün, nargile tütünü, sigarillo, enfiye, tömbeki, sarma tütün, sigaralar',
    Vietnamese: 'thuốc lá, xì gà, thuốc lào, cây thuốc lá, thuốc lá điếu, thuốc lá sợi, thuốc rê',
  },
  alcohol: {
    Arabic: 'خمر, نبيذ, نبيذ أحمر, بيرة, جعة, ويسكي, فودكا, عرق, كحول, شمبانيا, مشروبات كحولية',
    Chinese: '酒, 白酒, 红酒, 啤酒, 葡萄酒, 黄酒, 清酒, 威士忌, 伏特加, 茅台',
    German:
      'Bier, Wein, Rotwein, Weißwein, Sekt, Schnaps, Wodka, Likör, Weinbrand, Obstler, Glühwein, Alkohol',
    Italian:
      'vino, vino rosso, birra, grappa, liquore, spumante, acquavite, limoncello, prosecco, superalcolici, alcolici',
    Japanese:
      'お酒, 酒, 日本酒, ビール, ワイン, ウイスキー, ウィスキー, 焼酎, 梅酒, ウォッカ, ブランデー, リキュール, シャンパン',
    Korean: '소주, 맥주, 막걸리, 와인, 위스키',
    Portuguese:
      'vinho, vinho tinto, cerveja, cachaça, aguardente, licor, espumante, ginjinha, conhaque, uísque, bebida alcoólica',
    Russian: 'водка, вино, пиво, коньяк, шампанское, виски, ром, ликёр, самогон, алкоголь, джин',
    Spanish:
      'vino, vino tinto, cerveza, ron, aguardiente, licor, orujo, ginebra, sidra, champán, bebida alcohólica',
    Thai: 'เหล้า, สุรา, เบียร์, ไวน์, วิสกี้, วอดก้า, เหล้าขาว, บรั่นดี, แชมเปญ, แอลกอฮอล์',
    Turkish: 'rakı, şarap, bira, votka, viski, likör, konyak, şampanya, içki, alkol',
    Vietnamese:
      'rượu, bia, rượu vang, rượu nếp, rượu đế, rượu gạo, rượu mạnh, rượu sâm banh, sâm banh, vang đỏ',
  },
  meat: {
    Arabic:
      'لحم, اللحم, لحوم, لحم بقر, لحم غنم, لحم مفروم, لحم مجفف, قديد, دجاج, نقانق, سجق, مرتديلا, بسطرمة',
    Chinese: '肉, 牛肉, 猪肉, 羊肉, 鸡肉, 牛肉干, 肉干, 肉松, 火腿, 腊肉, 烤鸭, 培根',
    German: 'Fleisch, Rindfleisch, Schweinefleisch, Hähnchen, Hühnchen, Speck, Bratwurst',
    Italian: 'carne, manzo, maiale, pollo, vitello, mortadella, pancetta',
    Japanese: '肉, 牛肉, 豚肉, 鶏肉, ハム, ソーセージ, ベーコン, ビーフジャーキー',
    Korean: '고기, 소고기, 돼지고기, 닭고기, 육포, 햄, 소시지, 베이컨',
    Portuguese: 'carne, frango, porco, carne de vaca, salsicha, toucinho',
    Russian: 'мясо, говядина, свинина, курица, колбаса, сосиски, ветчина, бекон',
    Spanish: 'carne, pollo, cerdo, ternera, carne de res, salchichas, tocino',
    Thai: 'เนื้อ, เนื้อวัว, หมู, ไก่, ไส้กรอก, แฮม, เบคอน, หมูหยอง',
    Turkish: 'dana eti, tavuk eti, tavuk, sosis, pastırma, kavurma',
    Vietnamese: 'thịt, thịt bò, thịt heo, thịt gà, khô bò, xúc xích, giăm bông, lạp xưởng',
  },
  dairy: {
    Arabic: 'جبن, الجبن, جبنة, جبن أبيض, حليب, لبن, لبنة, زبدة, سمن, قشطة',
    Chinese: '奶酪, 芝士, 乳酪, 牛奶, 黄油, 酸奶, 奶油',
    German: 'Käse, Milch, Butter, Joghurt, Quark',
    Italian: 'formaggio, latte, burro, ricotta, mozzarella',
    Japanese: 'チーズ, 牛乳, バター, ヨーグルト',
    Korean: '치즈, 우유, 버터, 요구르트',
    Portuguese: 'queijo, leite, manteiga, iogurte, requeijão',
    Russian: 'сыр, молоко, масло сливочное, творог, сметана, йогурт, кефир',
    Spanish: 'queso, leche, mantequilla, yogur, requesón',
    Thai: 'ชีส, เนยแข็ง, นม, เนย, โยเกิร์ต',
    Turkish: 'peynir, beyaz peynir, süt, tereyağı, yoğurt, kaymak',
    Vietnamese: 'phô mai, sữa, sữa chua',
  },
} as const;

const arrival = { country: 'MA', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

describe.each(['tobacco', 'alcohol', 'meat', 'dairy'] as const)('%s', (good) => {
  it.each(Object.entries(written[good]))('is asked about in %s', (_language, names) => {
    expect(names.split(', ').filter((name) => !asked(name).includes(good))).toEqual([]);
  });
});

it.each(
  'ronde de nuit, collier en argent, sarape mexicain, billard, robe ras-du-cou, viseur, konjac, fumet, cinéma, birdie'.split(
    ', ',
  ),
)('nothing foreign is read into « %s »', (name) => {
  expect(asked(name).filter((good) => good === 'tobacco' || good === 'alcohol')).toEqual([]);
});

/** What English-speaking shops and labels call it, and how it is misspelt. */
const inEnglish = {
  drugs:
    'coca tea, coca leaf, coca leaves, coca candy, coca candies, infusion de coca, maté de coca, nitrous oxide, whippets',
  ivory:
    'ivori, ivorie, elephant tusk, éléphant tusk, walrus tusk, narwhal tusk, tusks, hippo tooth, tiger tooth, bear bile, rhino horn, dried seahorse, défense de narval, défense de morse',
  'protected-species': 'leopard fur, tiger skin',
  meat: 'bushmeat, bush meat, köfte, kofte, duck, roast duck, duck breast, mutton, mutton chops',
  dairy: 'chese, cheeze, chees, goat chese',
  fish: 'crab, crabs, smoked oysters',
  plants: 'cacti, tulip bulbs',
  weapons: 'butterfly knife, pistol, ammunition, ammo, crossbow, sword, samurai swords',
  medicine: 'sleeping pills, pills, hgh',
  animals: 'dog, puppy dog, cat, parrot, bird, live birds',
  cash: 'money, gold coins',
  'cultural-goods': 'ancient coin, ancient coins, antique vase, antique statue',
  'sale-ban': 'laser pointer',
} as const;

const fromAmerica = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const askedFromAmerica = (name: string): readonly string[] =>
  doubtsAbout(name, fromAmerica, catalogue.restrictedWords).map(({ good }) => good.id);

it.each(Object.entries(inEnglish))('%s are asked about in English', (good, names) => {
  expect(names.split(', ').filter((name) => !askedFromAmerica(name).includes(good))).toEqual([]);
});

it.each(
  `rubber duck, donald duck, bonbons Coca-Cola, coca zero, coca-cola, leopard print shirt, chess, chess set, rolex oyster, apple watch, pill box, antique white lamp,
  coin purse, sword keychain, seahorse necklace, dog toy, dog collar, bird cage, cat t-shirt, money clip, money box, crossbow toy, water pistol, toy pistol, ivoirien, crab soft toy, butterfly knife keychain`.split(
    /,\s+/u,
  ),
)('an English object is no forbidden good: « %s »', (name) => {
  expect(askedFromAmerica(name)).toEqual([]);
});

/** What Spanish, Italian and German call what nobody would bless under its French name. */
const inOtherTongues = {
  'cultural-goods':
    'pieza arqueológica, hallazgo arqueológico, reperto archeologico, moneda antigua, moneta antica, antike Münze, ceramica precolombina',
  'ivory|protected-species':
    'piel de foca, pelliccia di foca, Robbenfell, piel de cocodrilo, conchiglie, caracolas, Muscheln, Korallen, corallo, trofeo de caza, Elfenbeinfigur',
  'animal-products': 'insectos fritos, insetti commestibili, essbare Insekten',
  plants:
    'hojas de curry, foglie di curry, Curryblätter, fruta fresca, frutta fresca, verdura fresca, frisches Obst, semillas, Pflanzen',
  'weapons|explosives':
    'spray pimienta, spray al peperoncino, Pfefferspray, navaja automática, puño americano, coltello a scatto, Schlagring, Springmesser, fuegos artificiales, Feuerwerk, botti',
  medicine: 'medicamentos, farmaci, Medikamente, Schmerzmittel, pillole',
  counterfeits: 'falso bolso, borsa contraffatta, Fälschung',
  cash: 'Bargeld, contanti, efectivo',
  meat: 'salsiccia, salchicha',
} as const;

it.each(Object.entries(inOtherTongues))(
  '%s are asked about in Spanish, Italian and German',
  (goods, names) => {
    const isAsked = (name: string) => askedFromAmerica(name).some((good) => goods.split('|').includes(good));
    expect(names.split(', ').filter((name) => !isAsked(name))).toEqual([]);
  },
);
