import { expect, it } from 'vitest';
import { isVague } from './vague-name';

it.each(['truc', 'Trucs bizarres', 'un machin', 'des petites choses diverses', 'BIDULE'])(
  '« %s » says nothing of what it is',
  (name) => expect(isVague(name)).toBe(true),
);

it.each(['', 'un', 'truc en plastique', 'machine à coudre', 'objet', 'cadeau', 'parfum', 'zorglub'])(
  '« %s » may say something',
  (name) => expect(isVague(name)).toBe(false),
);
