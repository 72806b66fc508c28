import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeWords } from './whole-words';
import styles from './whole-words.module.css';

it.each(['Wolfeschlegelsteinhausenberger'.repeat(2), 'Wolfeschlegelsteinhausen-Bergerdorff'])(
  'lets %s, longer than any column, break anywhere',
  (name) => {
    const { container } = render(<WholeWords text={`${name} Jean`} />);
    expect(container.textContent).toBe(`${name} Jean`);
    expect([...container.querySelectorAll(`.${styles.long}`)].map((span) => span.textContent)).toEqual([
      name,
    ]);
    expect(container.querySelector(`.${styles.whole}`)).toBeNull();
  },
);

it('keeps compound names whole, and the text as it is', () => {
  const text = 'Dupont-Martin Marie-Antoinette · 34\u00A0ans · en avion';
  const { container } = render(<WholeWords text={text} />);
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('span')].map((span) => span.textContent);
  expect(whole).toEqual(['Dupont-Martin', 'Marie-Antoinette']);
});
