import { expect, it } from 'vitest';
import { typesetMail } from './typeset-mail';

it('sets a mail in good French, of signs that can be seen only', () => {
  expect(typesetMail("L'e-mail, celui-ci : K7Q-2MX-9TD !")).toBe(
    'L’e-mail, celui-ci\u00A0: K7Q-2MX-9TD\u202F!',
  );
});
