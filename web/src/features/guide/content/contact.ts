import { type Block, fact, facts, list, text } from './blocks';
import { dialled, type HelpLine } from './help-line';
import { askSentence } from './help-sentences';
import type { PageSection } from './page';
import type { Publisher } from './publisher';

function waysToWrite(line: HelpLine, { contactEmail }: Publisher): readonly Block[] {
  const rows = [
    ...(line.phone === null ? [] : [fact('Téléphone', `[${line.phone}](${dialled(line.phone)})`)]),
    ...(line.hours === null ? [] : [fact('Horaires', line.hours)]),
    ...(line.formUrl === null ? [] : [fact('Formulaire', `[Écrire un message](${line.formUrl})`)]),
    ...(contactEmail === null ? [] : [fact('E-mail', `[${contactEmail}](mailto:${contactEmail})`)]),
  ];
  return rows.length === 0
    ? [text('Ce service n’a encore ni téléphone ni adresse pour vous répondre.'), text(askSentence(line))]
    : [
        text(`${line.name} répond à vos questions sur vos achats et votre passage en douane.`),
        facts(...rows),
      ];
}

/** « Nous contacter »: where the footer of every page leads. */
export function contactSection(line: HelpLine, publisher: Publisher): PageSection {
  return {
    id: 'contact',
    title: 'Nous contacter',
    blocks: [
      ...waysToWrite(line, publisher),
      text('Votre réponse est peut-être déjà ici :'),
      list(
        'la [foire aux questions](/faqs), avec une recherche ;',
        'le guide [Préparer mon voyage](/preparer-mon-voyage) ;',
        'le site de la [douane française](https://www.douane.gouv.fr/).',
      ),
    ],
  };
}
