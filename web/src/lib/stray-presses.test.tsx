import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dropStrayPresses } from './stray-presses';

const heard: string[] = [];
beforeAll(dropStrayPresses);
beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML =
    '<form><button id="send"><b>Envoyer</b></button></form><button id="add" type="button"><b>+</b></button><a id="more" href="#more">Plus</a><p>Texte</p>';
  for (const id of ['send', 'add', 'more']) byId(id).addEventListener('click', () => heard.push(id));
});

function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no ${id}`);
  return found;
}

/** A press as the browser tells it: the first of a row, the second… Gives whether its own act is left to it. */
function press(element: Element, detail: number): boolean {
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

it('does not press what came under the finger between the two halves of a double press', () => {
  press(byId('send'), 1);
  expect(press(byId('more'), 2)).toBe(false);
  expect(heard).toEqual(['send']);
});

it('presses one control as often as it is pressed, wherever on it', () => {
  press(byId('add'), 1);
  press(byId('add').children[0] ?? byId('add'), 2);
  press(byId('add'), 3);
  expect(heard).toEqual(['add', 'add', 'add']);
});

it('sends a form once for a double press: its button may already be that of the next page', () => {
  press(byId('send'), 1);
  expect(press(byId('send'), 2)).toBe(false);
  expect(heard).toEqual(['send']);
});

it('presses another control that is chosen by a press of its own', () => {
  press(byId('send'), 1);
  expect(press(byId('more'), 1)).toBe(true);
  expect(heard).toEqual(['send', 'more']);
});

it('leaves a double press on a text alone, which chooses a word', () => {
  const [text = document.body] = document.getElementsByTagName('p');
  press(text, 1);
  expect(press(text, 2)).toBe(true);
});

it('does not press what came where nothing was pressed', () => {
  const [text = document.body] = document.getElementsByTagName('p');
  press(text, 1);
  expect(press(byId('more'), 2)).toBe(false);
});

it('presses what came a moment later, however quick the hand is', async () => {
  press(byId('send'), 1);
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(press(byId('more'), 2)).toBe(true);
});
