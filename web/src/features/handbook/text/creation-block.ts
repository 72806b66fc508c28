import { phrase } from '@retour/core';
import { maxParked } from '../../../store/parked/parked-declarations';
import { type HandbookBlock, type HandbookLink, quote } from './block';

/** The words of the creation of a declaration. */
export interface CreationWords {
  /** The titles of the steps, in their order. */
  readonly steps: readonly string[];
  readonly save: string;
  readonly takeSimulation: string;
  readonly park: string;
  /** Where it is then, as the question that is asked says it. */
  readonly parkText: string;
  readonly another: string;
  /** What is kept of the one before. */
  readonly anotherHint: string;
  readonly create: HandbookLink;
}

export function creationBlock(words: CreationWords): HandbookBlock {
  return {
    id: 'creer',
    title: 'En créer une pour un voyageur',
    points: [
      {
        term: 'Au guichet',
        text: phrase`Une page après l'autre : ${words.steps.map(quote).join(', ')}. Rien n'est enregistré avant ${quote(words.save)}.`,
      },
      {
        term: 'Sa simulation',
        text: phrase`Scannez le code QR de son téléphone, puis ${quote(words.takeSimulation)} : le voyage et les articles y sont. Il reste son identité à recopier.`,
      },
      {
        term: words.park,
        text: phrase`Il cherche un ticket ? Servez le suivant, et gardez sa déclaration. ${words.parkText} Vous en gardez ${maxParked} au plus.`,
      },
      {
        term: 'Plusieurs voyageurs',
        text: phrase`Une déclaration par personne. Une fois la première enregistrée, ${quote(words.another)} commence la suivante. ${words.anotherHint}`,
      },
    ],
    links: [words.create],
  };
}
