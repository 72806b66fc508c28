import { describe, expect, it } from 'vitest';
import { faqQuestions } from '../content/faq/faq-sections';
import { faqSearchWords } from '../content/faq/search-words';
import { computeGuideFigures } from '../figures/compute-figures';
import { createFaqSearch } from './faq-search';

/** What people type, and the question that answers it (any of them, where several do). */
type Asked = readonly [typed: string, ...answers: readonly string[]];

/** Written while the search was made. */
const seen: readonly Asked[] = [
  ['j’ai 12000 euros en liquide', 'argent-liquide'],
  ['enfant de 10 ans', 'franchise-enfant'],
  ['j’ai perdu mon ticket', 'sans-facture'],
  ['vapoteuse', 'tabac-hors-union'],
  ['drone', 'autorisations'],
  ['Londres', 'pays-particuliers'],
  ['combien de cigarettes je peux ramener', 'tabac-hors-union'],
  ['cigaretes', 'tabac-hors-union'],
  ['puis-je ramener du fromage', 'aliments'],
  ['saucison', 'aliments'],
  ['achats dans plusieurs pays', 'plusieurs-pays'],
  ['escale', 'plusieurs-pays'],
  ['je rentre de Suisse avec du vin', 'alcool-hors-union', 'pays-particuliers'],
  ['combien de bouteilles de vin', 'alcool-hors-union'],
  ['wisky', 'alcool-hors-union'],
  ['mon chien peut venir', 'animaux'],
  ['chat', 'animaux'],
  ['faux sac vuitton', 'contrefacons-especes'],
  ['j’ai acheté une contrefaçon', 'contrefacons-especes', 'marchandises-interdites'],
  ['est ce que je risque une amende', 'risques-sans-declaration'],
  ['prison', 'risques-sans-declaration'],
  ['j’ai oublié de déclarer', 'droit-a-l-erreur'],
  ['je suis déjà rentré chez moi', 'droit-a-l-erreur'],
  ['payer par carte', 'moyens-de-paiement'],
  ['est ce que vous prenez les cheques', 'moyens-de-paiement'],
  ['où payer', 'moyens-de-paiement'],
  ['tva', 'que-vais-je-payer', 'detaxe'],
  ['detaxe', 'detaxe'],
  ['tax free', 'detaxe'],
  ['on est 4 peut on additionner', 'famille-cumul'],
  ['ma femme et moi', 'famille-cumul'],
  ['iphone à 1200 euros', 'objet-au-dessus'],
  ['mes médicaments', 'medicaments'],
  ['medicament sans ordonance', 'medicaments'],
  ['mangues du Sénégal', 'fruits-plantes'],
  ['graines', 'fruits-plantes'],
  ['essence', 'carburant'],
  ['gasoil en Espagne', 'carburant'],
  ['colis de Chine', 'achats-en-ligne'],
  ['commande sur amazon', 'achats-en-ligne'],
  ['je travaille à Genève', 'frontaliers'],
  ['frontalier', 'frontaliers'],
  ['retour d’Espagne', 'retour-union-europeenne'],
  ['je reviens d’Italie', 'retour-union-europeenne'],
  ['dois-je déclarer un cadeau', 'cadeaux-occasion-duty-free'],
  ['duty free', 'cadeaux-occasion-duty-free'],
  ['objet d’ocasion', 'cadeaux-occasion-duty-free'],
  ['modifier ma déclaration', 'corriger-declaration'],
  ['je me suis trompé dans ma déclaration', 'corriger-declaration'],
  ['annuler', 'corriger-declaration'],
  ['j’ai perdu mon qr code', 'reference-perdue'],
  ['retrouver ma déclaration', 'reference-perdue'],
  ['mon article n’est pas dans la liste', 'article-introuvable'],
  ['où déclarer à l’aéroport', 'ou-quand-declarer'],
  ['circuit rouge ou vert', 'ou-quand-declarer'],
  ['il n’y a personne à la douane', 'bureau-ferme'],
  ['la douane est fermée', 'bureau-ferme'],
  ['escale à Francfort', 'correspondance'],
  ['correspondence', 'correspondance'],
  ['quels documents montrer', 'que-presenter', 'papiers-de-voyage'],
  ['passeport périmé', 'papiers-de-voyage'],
  ['contrôle sur l’autoroute', 'controle-ailleurs'],
  ['je pars avec mon appareil photo', 'carte-libre-circulation'],
  ['ordinateur acheté en France', 'carte-libre-circulation'],
  ['rapporter une moto', 'vehicule'],
  ['couteau', 'autorisations'],
  ['cannabis', 'marchandises-interdites'],
  ['qu’est-ce qui est interdit', 'marchandises-interdites'],
  ['taux de change du dollar', 'taux-de-change'],
  ['taux forfaitaire', 'taux-forfaitaire'],
  ['5 cartouches', 'cinq-cartouches'],
  ['je ne veux pas payer', 'abandonner-marchandise'],
  ['remboursement', 'remboursement-erreur', 'detaxe'],
  ['fouille de ma valise', 'ouvrir-bagages'],
  ['contester une amende', 'contester'],
  ['quelles données vous gardez', 'donnees-personnelles'],
  ['rgpd', 'donnees-personnelles'],
  ['c’est une arnaque ?', 'site-officiel'],
  ['quelle loi', 'articles-de-loi'],
  ['est-ce obligatoire de déclarer', 'qui-doit-declarer'],
  ['jusqu’à combien sans payer', 'montant-franchise'],
  ['plafond', 'montant-franchise'],
  ['la simulation est elle fiable', 'simulation-engage'],
];

/** Written from the subjects of the questions, before anybody looked at what the search answers. */
const unseen: readonly Asked[] = [
  ['faut-il que je déclare mes souvenirs', 'qui-doit-declarer', 'cadeaux-occasion-duty-free'],
  ['à partir de quel prix on déclare', 'montant-franchise'],
  ['limite 430 euros avion', 'montant-franchise'],
  ['on voyage en famille avec 3 enfants', 'famille-cumul', 'franchise-enfant'],
  ['mon fils a 14 ans', 'franchise-enfant'],
  ['bébé de 6 mois', 'franchise-enfant'],
  ['sac à 2000 dollars acheté à New York', 'objet-au-dessus'],
  ['je suis taxé sur le total ou juste ce qui dépasse', 'objet-au-dessus'],
  ['mes vêtements portés comptent ils', 'valeur-retenue'],
  ['plus de facture', 'sans-facture'],
  ['le vendeur ne donne pas de reçu', 'sans-facture'],
  ['cigare de Cuba', 'tabac-hors-union'],
  ['tabac a rouler', 'tabac-hors-union', 'retour-union-europeenne'],
  ['chicha', 'tabac-hors-union'],
  ['2 litres de rhum', 'alcool-hors-union'],
  ['biere', 'alcool-hors-union'],
  ['chanpagne', 'alcool-hors-union'],
  ['cigarettes en Belgique', 'retour-union-europeenne', 'tabac-hors-union'],
  ['achats au Portugal', 'retour-union-europeenne'],
  ['retour de Guadeloupe', 'pays-particuliers'],
  ['andorre tabac', 'pays-particuliers', 'tabac-hors-union', 'montant-franchise'],
  ['angletere', 'pays-particuliers'],
  ['j’habite à côté de la Suisse et je fais mes courses là-bas', 'frontaliers'],
  ['collier offert par ma grand-mère', 'cadeaux-occasion-duty-free'],
  ['parfum acheté dans l’avion', 'cadeaux-occasion-duty-free'],
  ['est-ce que la simulation est envoyée à la douane', 'simulation-engage'],
  ['j’ai oublié un article dans ma déclaration', 'corriger-declaration'],
  ['supprimer ma déclaration', 'corriger-declaration'],
  ['mon téléphone n’a plus de batterie', 'reference-perdue'],
  ['je n’ai pas reçu l’e-mail', 'reference-perdue'],
  ['achat shein', 'achats-en-ligne'],
  ['je ne trouve pas tapis dans la liste', 'article-introuvable'],
  ['arrivée en train gare du Nord', 'ou-quand-declarer'],
  ['je rentre en ferry où je vais', 'ou-quand-declarer'],
  ['bureau fermé la nuit', 'bureau-ferme'],
  ['vol avec escale à Amsterdam', 'correspondance'],
  ['que faut il avoir sur soi', 'que-presenter', 'papiers-de-voyage'],
  ['les douaniers peuvent venir chez moi', 'controle-ailleurs'],
  ['prouver que ma montre est à moi', 'carte-libre-circulation'],
  ['guitare emmenée en vacances', 'carte-libre-circulation'],
  ['viande séchée', 'aliments'],
  ['du miel du Maroc', 'aliments'],
  ['lait en poudre pour bébé', 'aliments'],
  ['avocats et citrons', 'fruits-plantes'],
  ['orchidé', 'fruits-plantes', 'contrefacons-especes'],
  ['insuline en avion', 'medicaments'],
  ['anti douleurs', 'medicaments'],
  ['ramener un chaton de Turquie', 'animaux'],
  ['perroquet', 'animaux'],
  ['pétards', 'marchandises-interdites'],
  ['cbd', 'marchandises-interdites', 'medicaments'],
  ['fusil de chasse', 'autorisations'],
  ['statuette ancienne', 'autorisations'],
  ['j’achète une voiture en Allemagne', 'vehicule'],
  ['ma fille mineure voyage seule', 'papiers-de-voyage', 'franchise-enfant'],
  ['carte d’identite expirée', 'papiers-de-voyage'],
  ['fausse rolex', 'contrefacons-especes'],
  ['coquillages ramassés sur la plage', 'contrefacons-especes'],
  ['bidon de diesel', 'carburant'],
  ['combien de TVA sur un ordinateur', 'que-vais-je-payer'],
  ['calcul des taxes', 'que-vais-je-payer', 'taux-forfaitaire'],
  ['2,5 pour cent', 'taux-forfaitaire'],
  ['mon prix est en yens', 'taux-de-change'],
  ['apple pay', 'moyens-de-paiement'],
  ['payer en 3 fois', 'moyens-de-paiement'],
  ['trop de cigarettes combien ça coûte', 'cinq-cartouches', 'tabac-hors-union'],
  ['laisser le produit à la douane', 'abandonner-marchandise'],
  ['j’ai payé trop cher à la douane', 'remboursement-erreur'],
  ['récupérer la taxe en partant', 'detaxe'],
  ['que se passe-t-il si je me fais attraper', 'risques-sans-declaration'],
  ['j’ai pas déclaré mon sac il y a un mois', 'droit-a-l-erreur', 'risques-sans-declaration'],
  ['10 000 dollars en cash', 'argent-liquide'],
  ['lingots d’or', 'argent-liquide'],
  ['je voyage avec 15000 euros', 'argent-liquide'],
  ['est-ce que vous me suivez à la trace', 'donnees-personnelles'],
  ['combien de temps gardez-vous mon nom', 'donnees-personnelles'],
  ['ont-ils le droit de regarder mon téléphone', 'ouvrir-bagages'],
  ['refuser la fouille', 'ouvrir-bagages'],
  ['je ne suis pas d’accord avec le douanier', 'contester'],
  ['numéro de l’article du code des douanes', 'articles-de-loi'],
  ['qui a fait ce site', 'site-officiel'],
  ['site pour malvoyant', 'site-officiel'],
];

/** Written before the turns of phrase, and measured once they stood; four of them are of those turns. */
const later: readonly Asked[] = [
  ['combien de bouteilles je peux ramener', 'alcool-hors-union'],
  ['combien de paquets de cigarettes on a droit', 'tabac-hors-union'],
  ['c’est quoi la franchise', 'montant-franchise', 'qui-doit-declarer'],
  ['si la douane m’attrape sans avoir déclaré', 'risques-sans-declaration'],
  ['je me suis fait pincer à la sortie verte', 'risques-sans-declaration', 'ou-quand-declarer'],
  ['je n’ai rien acheté dois-je faire quelque chose', 'qui-doit-declarer'],
  ['mon bébé a t il une franchise', 'franchise-enfant'],
  ['j’ai jeté mes tickets de caisse', 'sans-facture'],
  ['je transite par Amsterdam avant Lyon', 'correspondance'],
  ['le guichet était vide à minuit', 'bureau-ferme'],
  ['mes bijoux de famille que j’emmène en voyage', 'carte-libre-circulation', 'valeur-retenue'],
  ['quel fromage suisse je peux passer', 'aliments'],
  ['j’ai ramassé du corail', 'contrefacons-especes'],
  [
    'je veux ramener mon vélo acheté au Japon',
    'que-vais-je-payer',
    'vehicule',
    'montant-franchise',
    'objet-au-dessus',
  ],
  ['est-ce que je dois payer la tva une deuxième fois', 'que-vais-je-payer', 'detaxe'],
  ['on me réclame une somme que je trouve trop élevée', 'contester', 'remboursement-erreur'],
  ['je refuse de payer la taxe', 'abandonner-marchandise'],
  ['payer en espèces au guichet', 'moyens-de-paiement'],
  ['conversion de mes dollars en euros', 'taux-de-change'],
  ['je reviens de Martinique avec du rhum', 'pays-particuliers', 'alcool-hors-union'],
  ['cigarettes achetées en Andorre', 'pays-particuliers', 'tabac-hors-union'],
  ['j’ai envoyé la déclaration avec une faute', 'corriger-declaration'],
  ['je ne retrouve plus ma référence', 'reference-perdue'],
  ['mon colis Temu est bloqué', 'achats-en-ligne'],
  ['mes données sont elles vendues', 'donnees-personnelles'],
  ['ma tortue peut elle voyager', 'animaux', 'contrefacons-especes'],
  ['doliprane et antibiotiques dans ma valise', 'medicaments'],
  ['combien d’argent je peux avoir sur moi', 'argent-liquide'],
  ['mon ado de 16 ans peut il ramener de l’alcool', 'franchise-enfant', 'alcool-hors-union'],
  [
    'faut il garder les preuves d’achat après le retour',
    'controle-ailleurs',
    'sans-facture',
    'que-presenter',
  ],
];

/** What strangers typed in vain: the first answer is the one. */
const missedByStrangers: readonly Asked[] = [
  ['antibiotique', 'medicaments'],
  ['ozempic', 'medicaments'],
  ['dinar tunisien', 'taux-de-change'],
  ['puff', 'snus-nicotine'],
  ['vélo', 'que-vais-je-payer'],
  ['imprimer', 'reference-perdue'],
  ['pdf', 'reference-perdue'],
  ['croisière', 'ou-quand-declarer'],
  ['dog', 'animaux'],
  ['sans réseau', 'sans-reseau'],
  ['hors connexion', 'sans-reseau'],
  ['pas internet', 'sans-reseau'],
  ['la douane a changé le montant', 'corriger-declaration'],
  ['pourquoi le montant a changé', 'corriger-declaration'],
  ['j’ai fait une erreur', 'corriger-declaration'],
  ['faut-il un compte', 'donnees-personnelles'],
  ['supprimer mon compte', 'donnees-personnelles'],
  ['qui voit mes informations', 'donnees-personnelles'],
  ['remboursement', 'remboursement-erreur', 'detaxe'],
  ['retour de Tenerife', 'pays-particuliers'],
];

/** Of thirty more (the thirtieth is answered by an advice), written before anybody looked at what the search answers. */
const latest: readonly Asked[] = [
  ['je peux prendre combien de chocolat', 'aliments'],
  ['mon mari peut il prendre ma bouteille', 'alcool-hors-union', 'famille-cumul'],
  ['est ce que ça marche dans l’avion', 'sans-reseau'],
  ['j’ai acheté une montre à Dubaï', 'objet-au-dessus', 'montant-franchise', 'que-vais-je-payer'],
  ['épices du Maroc', 'aliments'],
  ['huile d’olive de Tunisie', 'aliments'],
  ['il y a eu un vol annulé et je rentre demain', 'corriger-declaration', 'ou-quand-declarer'],
  ['changer la date de ma déclaration', 'corriger-declaration'],
  ['payer en dollars', 'moyens-de-paiement', 'taux-de-change'],
  ['je n’ai pas d’argent pour payer', 'abandonner-marchandise', 'moyens-de-paiement'],
  ['ticket de caisse en chinois', 'sans-facture', 'que-presenter'],
  ['lunettes de soleil contrefaites', 'contrefacons-especes'],
  ['seringues diabète', 'medicaments'],
  ['sirop pour la toux', 'medicaments'],
  ['plante en pot', 'fruits-plantes'],
  ['mon oiseau', 'animaux'],
  ['couteau suisse', 'autorisations'],
  ['champagne pour un mariage', 'alcool-hors-union', 'retour-union-europeenne'],
  ['bijoux en or du Maroc', 'objet-au-dessus', 'argent-liquide', 'que-vais-je-payer'],
  ['mon ordinateur de travail', 'carte-libre-circulation', 'valeur-retenue'],
  ['durée de conservation de mes données', 'donnees-personnelles'],
  ['je viens de Jersey', 'pays-particuliers'],
  ['passer par la Suisse en train', 'pays-particuliers', 'ou-quand-declarer', 'frontaliers'],
  ['où est la file rouge', 'ou-quand-declarer'],
  ['qr code sur papier', 'reference-perdue'],
  ['la simulation dit autre chose que la douane', 'simulation-engage'],
  ['chaussures de marque', 'objet-au-dessus', 'contrefacons-especes', 'article-introuvable'],
  ['tabac pour mon père', 'tabac-hors-union', 'cadeaux-occasion-duty-free'],
  ['peut-on me confisquer mes achats', 'risques-sans-declaration'],
];

const answersTo = createFaqSearch(computeGuideFigures('2026-11-21'));
const search = (typed: string) => answersTo(typed).hits;

/** Sentences that find none of their answers among the first three. */
function missed(table: readonly Asked[]): readonly string[] {
  return table.flatMap(([typed, ...answers]) => {
    const found = search(typed)
      .slice(0, 3)
      .map(({ id }) => id);
    return answers.some((id) => found.includes(id)) ? [] : [`${typed} → ${found.join(', ')}`];
  });
}

describe('questions as people ask them', () => {
  it('are a hundred and twenty or more, of every question', () => {
    const all = [...seen, ...unseen, ...later, ...missedByStrangers, ...latest];
    expect(new Set(all.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(120);
    const known = new Set(faqQuestions.map(({ id }) => id));
    const answers = new Set(all.flatMap(([, ...ids]) => ids));
    expect([...answers].filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !answers.has(id))).toEqual([]);
    expect(Object.keys(faqSearchWords).toSorted()).toEqual([...known].toSorted());
  });

  it.each([
    ['those seen while the search was made', seen],
    ['those kept out of sight', unseen],
    ['those written later', later],
    ['those written last', latest],
  ])('find their answer among the first three, nine times in ten: %s', (_, table) => {
    const misses = missed(table);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(table.length / 10);
  });

  it.each(missedByStrangers)('no longer leave strangers without their answer: « %s »', (typed, first) => {
    expect(search(typed)[0]?.id).toBe(first);
  });

  it.each([
    ['que se passe t il si je me fais prendre', 'risques-sans-declaration'],
    ['que se passe-t-il si la douane m’attrape', 'risques-sans-declaration'],
    ['combien de cartouches je peux ramener', 'tabac-hors-union'],
    ['combien de cigarettes a-t-on le droit de rapporter', 'tabac-hors-union'],
    ['combien de bouteilles je peux ramener', 'alcool-hors-union'],
    ['combien coûtent 5 cartouches', 'cinq-cartouches'],
    ['combien de cartouches à payer', 'cinq-cartouches'],
  ])('are read by their turn of phrase: « %s »', (typed, first) => {
    expect(search(typed)[0]?.id).toBe(first);
  });

  it.each([
    ['ma valise est perdue', /compagnie/],
    ['j’ai perdu mes bagages à Roissy', /compagnie/],
    ['je suis étudiant et je rentre définitivement avec mes meubles', /demandez à la douane/],
    ['contacter un humain', /Nous contacter/],
    ['cendres de mon père', /consulat/],
    ['un agent m’a mal parlé', /bureau de douane/],
    ['déclarer à la place de ma mère', /autre voyageur/],
    ['mon déménagement du Canada', /demandez à la douane/],
    ['téléphone réparé à l’étranger', /avant le départ.*facture/],
    ['j’ai fait réparer ma montre en Suisse', /avant le départ.*facture/],
    ['réparation de mon ordinateur aux États-Unis', /avant le départ.*facture/],
  ])('are sent where they are answered, and to no unrelated answer: « %s »', (typed, advice) => {
    expect(answersTo(typed)).toEqual({ hits: [], advice: expect.stringMatching(advice) });
  });

  it.each(['combien de temps ça prend', 'ça prend longtemps'])(
    'find nothing where nothing answers: « %s »',
    (typed) => {
      expect(answersTo(typed)).toEqual({ hits: [], advice: null });
    },
  );

  it.each([...seen, ...unseen, ...later, ...missedByStrangers, ...latest])(
    'have no advice for another subject: « %s »',
    (typed) => {
      expect(answersTo(typed).advice).toBeNull();
    },
  );
});
