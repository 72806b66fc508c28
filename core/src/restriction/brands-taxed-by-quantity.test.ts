import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { restrictedGoodsNamed } from './name-restrictions';

const named = (name: string): readonly string[] => restrictedGoodsNamed(name, catalogue.restrictedWords);
const split = (list: string): readonly string[] => list.split(', ');

it.each(
  split(
    'cartouches Chesterfield, camel cartouche, cartouches de L&M, cartouche LM, cartouches Rothmans, cartouches de dunhill, cartouche Vogue, cartouche duty free, cartouche Davidoff, paquet de Winston, Rothmans, Pall Mall, Benson & Hedges, gauloises, camel, drum, davidoff, chesterfield, vogue, dunhill, partagas, pueblo, karelia, cartouche gitanes, 3 paquets seven stars, mevius, hoyo de monterrey, amsterdamer, nakhla, ploom, L&M, kent, marquise',
  ),
)('reads tobacco in « %s »', (name) => expect(named(name)).toContain('tobacco'));

it.each(
  split(
    'bouteilles de diplomatico, zacapa, don papa, chivas, absolut, absolut 1 L, kronenbourg 1664 pack de 12, leffe, corona, pack de corona, veuve clicquot, moët, dom pérignon, bombay sapphire, hendricks, hendrick’s, gordon’s, tanqueray, lagavulin 16, laphroaig, macallan, martell, lillet, cinzano, jose cuervo, clase azul, chimay, budweiser, triple sec, crème de cassis, saint james, sherry, hibiki, yamazaki 12 ans, singha, tsingtao, asahi, carlsberg, stella artois, bintang, celtia, mekhong, sang som, disaronno, kahlúa, metaxa, thibarine, damoiseau, wild turkey, casamigos, stolichnaya, fendant, chasselas, retsina, chang, efes, bollinger',
  ),
)('reads alcohol in « %s »', (name) => expect(named(name)).toContain('alcohol'));

it.each(
  split(
    'sac camel, manteau camel, canapé chesterfield, bague Harry Winston, magazine Vogue, parfum Davidoff, montre Dunhill, drum machine, poule gauloise, pull Saint James, cartouche d’encre, cartouches HP 305, cartouche Game Boy, cartouche filtrante, cartouche de gaz, paquet de M&M’s, poire, patron de couture, robe rouge, vin sans alcool, port USB, rubis, prise, papier bulle, bavoir bib, masala, montre Genève, rouge absolu, rose absolue, filtre, vinaigre de xérès, vinaigre de cidre, apple cider vinegar, casque sapporo, château de Kent, billet Parliament, robe marquise, oiseau kingfisher, 20 mars 2025, assiette partage, sirop d’agave, café crème, fontaine à vin, blague à tabac, tapis Shiraz, broderie de Madère, ginger ale, blouse champ',
  ),
)('reads neither in « %s »', (name) =>
  expect(named(name).filter((good) => good === 'alcohol' || good === 'tobacco')).toEqual([]),
);
