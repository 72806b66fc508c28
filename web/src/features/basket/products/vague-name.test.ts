import { expect, it } from 'vitest';
import { isImprecise, isVague } from './vague-name';

it.each(['truc', 'Trucs bizarres', 'un machin', 'des petites choses diverses', 'BIDULE', 'bazar', 'divers'])(
  '« %s » says nothing of what it is',
  (name) => expect(isVague(name)).toBe(true),
);

it.each(['', 'un', 'truc en plastique', 'machine à coudre', 'objet', 'cadeau', 'parfum', 'zorglub'])(
  '« %s » may say something',
  (name) => expect(isVague(name)).toBe(false),
);

it.each(['truc', 'cadeau', 'Souvenirs divers', 'un cadeau pour ma', 'bazar', 'Articles divers'])(
  '« %s » names nothing that an agent could recognise',
  (name) => expect(isImprecise(name)).toBe(true),
);

it.each(['', 'carte cadeau', 'cadeau de ma tante', 'lampe', 'objet ancien', 'zorglub'])(
  '« %s » may name something',
  (name) => expect(isImprecise(name)).toBe(false),
);
