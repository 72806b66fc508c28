import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdEarlySubmits } from '../lib/early-submits';
import { Form } from './form';
import { TextField } from './text-field';

const sent = vi.fn();

function Question(): ReactNode {
  const [age, setAge] = useState('');
  return (
    <Form onSubmit={() => sent(age)}>
      <TextField id="age" label="Votre âge" value={age} onChange={setAge} />
      <p>Vous avez écrit « {age} ».</p>
    </Form>
  );
}

let container = document.createElement('div');
const field = () => container.querySelector('input');

/** The page as the build drew it: nobody listens. */
beforeEach(() => {
  sent.mockReset();
  container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Question />);
});

beforeAll(holdEarlySubmits);

async function takeOver(question = <Question />): Promise<void> {
  act(() => {
    hydrateRoot(container, question);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

test('what was typed before the application runs is the value of the field', async () => {
  Object.assign(field() ?? {}, { value: '34' });
  await takeOver();
  expect(field()?.value).toBe('34');
  expect(container.textContent).toContain('« 34 »');
  expect(sent).not.toHaveBeenCalled();
});

test('a form sent before is sent again with what was typed, and never by the browser', async () => {
  Object.assign(field() ?? {}, { value: '34' });
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  container.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  await takeOver();
  expect(sent.mock.calls).toEqual([['34']]);
});

test('nothing typed, nothing changes', async () => {
  await takeOver();
  expect(container.textContent).toContain('«  »');
  expect(sent).not.toHaveBeenCalled();
});

/** The same question on a device that keeps an answer: the page drawn at build time knows nothing of it. */
function AnsweredQuestion(): ReactNode {
  const [age, setAge] = useState('34');
  return (
    <Form onSubmit={() => sent(age)}>
      <TextField id="age" label="Votre âge" value={age} onChange={setAge} />
    </Form>
  );
}

test('what the device keeps is not emptied by a field that was drawn empty', async () => {
  container.innerHTML = renderToString(<AnsweredQuestion />).replace('value="34"', 'value=""');
  // As a browser puts back a form: an empty value of its own, that the attribute no longer changes.
  Object.assign(field() ?? {}, { value: '' });
  await takeOver(<AnsweredQuestion />);
  container.querySelector('form')?.requestSubmit();
  expect(sent.mock.calls).toEqual([['34']]);
});
