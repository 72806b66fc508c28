import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

/** Names of one word, of a model or of another tongue, that were answered « Rien à payer » without a question. */
const passed = {
  drugs:
    'hoja de coca, hojas de coca, té de coca, caramelos de coca, bonbons coca, bonbons de coca, mate coca, folhas de coca, foglie di coca, Kokablätter, hachís, HACHÍS',
  weapons: `silencieux, un silencieux, silencieux 9mm, chargeur AK, chargeur AK-74, chargeurs AK, Flash-Ball, flashball, gomme-cogne, gomme cogne,
    arc et flèches, arc avec flèches, bow and arrow, Bowie knife, folding knife, pocket knife, pocket knives, knife, tactical knife, couteau japonais, couteau,
    un couteau, 2 couteaux, couteau berbère, couteau en damas, couteau laguiole, couteau de poche, cuchillo, 枪, 手枪, مسدس, Waffe, Pistole, Taschenmesser,
    couteau suisse, couteaux suisses, Swiss army knife, Schweizer Messer, couteau Victorinox, Victorinox, Victorinox Huntsman, Laguiole, un Laguiole, Laguiole pliant, navaja, navajas,
    navaja suiza, grenade décorative, grenade à main, grenade neutralisée, vieille épée en fer, couteau en bois d’olivier, couteau manche en bois`,
  plants: `pomme, une pomme, 1 pomme, pomme verte, poire, pêche, une pêche, raisin, raisin blanc, tomate, tomate cerise, oignon, salade,
    cèpes, cèpes frais, orange, une orange, citron, carotte, fraise, avocat, concombre, peach, tulips, 水果, 种子, 苹果, 蔬菜, فواكه, فاكهة, خضروات, Obst, Gemüse,
    manzana, manzanas, Apfel, Äpfel, naranja, naranjas, mela, mele, maçã, maçãs, Birne, Birnen, grenades`,
  meat: `gazelle séchée, Big Mac, cheeseburger, 午餐肉, 肉罐头, 鸡爪, كباب, Würstchen, cordero, pavo, pechuga de pavo, turkey, smoked turkey, turkey breast, steak, gigot d’agneau,
    tulip ham, pršut, kulen, kobasica, sudžuk, sudjuk, ćevapi, ćevapčići, kebbé, kibbeh, makanek, sac d’agneau, hachis, hachis parmentier, hachis de bœuf`,
  dairy:
    'gâteau au fromage, gâteau fromage blanc, cheesecake, 奶粉, 炼乳, سمنة, Sahne, Schlagsahne, Kondensmilch, nata, nata para montar, cheese with knife, glace au chocolat',
  alcohol: 'šljivovica, rakija, Pimm’s, shrubb, planteur',
  tobacco:
    'IQOS, sticks IQOS, chicha, une chicha, 2 chichas, narguilé, narguilés, shisha, hookah, tabac à chicha',
  'sale-ban':
    'vape mangue, vapes fraise, vape jetable, vapoteuse jetable, vapoteuses jetables, cigarette électronique jetable, cigarettes électroniques jetables, e-cigarette jetable, ecig jetable, puff, puffs',
  ivory: 'cuerno de rinoceronte, cuernos de rinoceronte, 象牙, 犀牛角, عاج, العاج',
  'protected-species': 'couteau en bois de rose',
  medicine: '药, 药品, أدوية, دواء',
  explosives: '烟花, 鞭炮, ألعاب نارية',
  vehicle: `Range Rover, Range Rover Sport, Land Rover Defender, Jeep Wrangler, Golf GTI, Golf GTI 2015, Ford F-150, Ford F150, Ducati Monster, Yamaha MT-07, Yamaha MT07, Kawasaki Ninja,
    Kawasaki Ninja 400, Dodge Charger, Dodge Challenger, Aston Martin, Aston Martin DB9, Tesla Model 3, Semi-remorque, Bateau, bateau à moteur, bateau de pêche, Kart, Tondeuse autoportée,
    moteur de bateau, moteur hors-bord, Mercedes Classe C, Mercedes Classe A, Nissan Patrol, Nissan Qashqai, BMW X5, Audi A4, Honda CBR, Suzuki Jimny, Planeur, Golf 7, Lotus Elise, Mini Cooper,
    scooter with helmet, 二手车, 卡车, سيارات, شاحنة, Fahrzeug, Fahrzeuge, camioneta,
    Honda, Suzuki, Kawasaki, KTM, Jaguar, Yamaha, Lexus, Chevrolet, Hyundai, Kia, Mazda, Subaru, Volvo, Skoda, Škoda, Lamborghini, Maserati, Bentley, Rolls-Royce, Rolls Royce, Triumph,
    Piaggio, Fiat, Opel, Alfa Romeo, Cadillac, Bugatti, McLaren, Aprilia, Royal Enfield, Dodge, une Honda, ma Yamaha, Honda d’occasion, BMW d’occasion, Ford d’occasion, Seat d’occasion,
    Yamaha d’occasion, used Honda, Jaguar neuve, Toyota hybride, Honda moto, Suzuki quad, Piaggio scooter`,
} as const;

/** What was asked about for nothing, or shares a word with what is. */
const ordinary = [
  'Coca, Coca-Cola, Coca Zero, canette de coca, bonbons Coca-Cola, bonbons goût coca, bonbons cola',
  `silencieux moto, silencieux de moto, silencieux de voiture, silencieux d’échappement, silencieux Akrapovic, silencieux Yamaha MT-07, clavier silencieux, ventilateur silencieux,
    chargeur, chargeur iPhone, chargeur de téléphone, arc-en-ciel, jeu arc et flèches enfant, arc et flèches jouet`,
  `couteau de cuisine, couteaux de cuisine, couteau de table, couteaux de table, couteau à beurre, couteau à steak, couteau à viande, couteau de chef japonais, couteau à pain,
    couteau à poisson, couteau à éplucher, couteau d’office, couteau à dessert, couteau en plastique, couteau à tartiner, couteau à peindre, set de couteaux de table, couteau de cuisine japonais,
    couteau santoku, kitchen knife, butter knife, bread knife, steak knife, steak knives, steak knife set, cheese knife, knife block, knife sharpener, cuchillo de cocina, couteau Zwilling, pistola de agua`,
  `pomme de douche, pommeau de douche, compote de pomme, jus de pomme, pomme de pin, canne à pêche, sirop de pêche, thé pêche, pomme séchée, tomates séchées, tomate en conserve, poire à lavement,
    parfum pomme, savon à la tomate, oignon frit, coque iPhone pomme, t-shirt fraise, robe orange, casquette orange, raisins secs, raisin sec, huile de truffe noire, chocolats truffes,
    cèpes séchés, truffe fraîche, truffes fraîches, pomme Apple, oignon en poudre, salade de pâtes, veste pêche, orange amère confite, avocat en poudre, poire de boxe`,
  'chou à la crème, choux à la crème, corne de gazelle, Adidas Gazelle, gazelles Adidas, tarte, gâteau, cookies',
  `casquette Ferrari, maquette Tesla, polo Ford, piano Yamaha, guitare Yamaha, veste Ducati, veste Jeep, t-shirt Jeep, Yamaha piano, clavier Yamaha, golf, balles de golf, polo Golf,
    casquette Aston Martin, maquette Range Rover, bateau gonflable, bateau pneumatique, bateau miniature, maquette de bateau, chaussures bateau, bateau en bois, bateau pirate playmobil,
    Mario Kart, tondeuse, tondeuse à cheveux, moteur, moteur de volet roulant, ninja, Ninja Foodi, Monster Energy, chargeur Dodge, Jeep t-shirt, classe, patrol`,
  `glue gun, hot glue gun, nail gun, water gun, massage gun, Top Gun DVD, DVD Top Gun, heat gun, Guns N’ Roses`,
  `cheese board, cheese grater, cheese slicer, milk frother, milk soap, goat milk soap, body butter, butter cookies, butter dish, glace en miroir, glace murale, shea butter soap`,
  `t-shirt chicken, Turkey flag, made in Turkey, rug from Turkey, plaid en mouton, gants en agneau, gants agneau, blouson en agneau, veste en mouton, ceinture en veau, sac en veau, peau de mouton, peau de vache, peau de chèvre, peau de veau,
    oreiller duvet de canard, duvet d’oie, couette en duvet d’oie, plumes d’oie`,
  `scooter helmet, scooter cover, Moto Buds, Moto watch, magnet Vespa, aimant Vespa, quad cane, Caravan book, مقعد سيارة, شاحن سيارة, لعبة سيارة, Cars 3 DVD, DVD Cars 3,
    vehicle registration holder, vehicle cover, Clio miniature`,
  `tondeuse Honda, générateur Honda, groupe électrogène Honda, casquette Honda, t-shirt Suzuki, blouson Kawasaki, polo KTM, parfum Jaguar, montre Jaguar, casquette Jaguar, peluche jaguar,
    polo Lexus, maquette Chevrolet, magnet Volvo, porte-clés Mazda, jouet Hyundai, poster Lamborghini, parfum Bentley, Bentley parfum, mug Triumph, lingerie Triumph, soutien-gorge Triumph,
    Triumph soutien-gorge, guitare électrique Yamaha, Yamaha guitare, clavier Yamaha, Yamaha clavier, flûte Yamaha, batterie Yamaha, enceinte Yamaha, jouet Honda, Honda jouet, miniature Subaru,
    figurine Rolls-Royce, maquette Honda d’occasion, perceuse Skoda, livre Maserati, outils Honda, tasse Kia, seat, Piaggio t-shirt, veste Royal Enfield`,
  `chargeur IQOS, étui IQOS, IQOS chargeur, IQOS Iluma, housse IQOS, charbon chicha, tuyau chicha, pince à chicha, chicha morada, narguilé miniature, étui vape, vape battery, vape coil, chargeur de vapoteuse, batterie vapoteuse,
    vapoteuse rechargeable, cigarette électronique rechargeable, e-liquide, étui cigarette électronique, vape, vapes, vapoteuse, 2 vapoteuses, cigarette électronique,
    cigarette electronique, cigarettes électroniques, e-cigarette, e-cigarettes, ecig, vapoteuse Vaporesso`,
  `montre Victorinox, valise Victorinox, Victorinox montre, parfum Victorinox, couteau de cuisine Victorinox, couverts Laguiole, tire-bouchon Laguiole, couteau de table Laguiole, porte-clés couteau suisse,
    épée en mousse, épées en mousse, épée en bois, sabre en mousse, épée en plastique, couteau en bois, couteaux en bois, hache en mousse, navaja de afeitar, bague navajo, tapis navajo, Navajo, sirop de grenade,
    grenade fruit déco en céramique`,
  `hachis végétal, hachis d’ail, zumo de manzana, tarta de manzana, Apfelsaft, Apfelkuchen, vestido naranja, naranja seca, compota de manzana`,
  `Kit Kat, Terre d’Hermès, parfum Terre d’Hermès, Black Opium eau de parfum, Hypnotic Poison, Poison Girl, Dior Poison, café Côte d’Ivoire, pagne Côte d’Ivoire, ivoire végétal,
    maillot West Ham, maillot Nuggets, laine de mouton, laine d’agneau, pelote de laine de mouton, chapka en lapin, pantoufles en mouton, couverture en mouton, canard en bois, cochon en bois,
    statuette cochon, figurine mouton, statue canard, jouet canard, graines de nigelle, graines de fenugrec, graines de cumin, graines de coriandre, graines de moutarde, lentilles corail`,
  'nata de coco, pastel de nata, pavo real de peluche, piel de cordero',
].flatMap((names) => names.split(/,\s+/u));

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

describe.each(Object.entries(passed))('%s', (good, names) => {
  it.each(names.split(/,\s+/u))('may be « %s »', (name) => expect(asked(name)).toContain(good));
});

it.each(ordinary)('asks nothing about « %s »', (name) => expect(asked(name)).toEqual([]));
