import { afterEach, expect, it, vi } from 'vitest';
import { contactSection } from './contact';
import { dialled, isReachable, readHelpLine } from './help-line';
import { askSentence, closedOfficeAdvice } from './help-sentences';
import { legalNotice } from './legal-notice';
import { readPublisher } from './publisher';

afterEach(() => vi.unstubAllEnvs());

const environment = {
  VITE_HELP_NAME: 'Aide exemple',
  VITE_HELP_PHONE: ' 01 99 00 12 34 ',
  VITE_HELP_HOURS: 'du lundi au vendredi, de 9 h à 17 h',
  VITE_HELP_FORM_URL: 'https://aide.example.org/',
  VITE_PUBLISHER_EMAIL: 'contact@example.org',
};
const written = (values: Readonly<Record<string, string>>): string =>
  JSON.stringify(contactSection(readHelpLine(values), readPublisher(values)));

it('gives the number, the hours, the form and the address that the publisher said', () => {
  const line = readHelpLine(environment);
  expect(askSentence(line)).toBe(
    'Aide exemple répond au 01\u00A099\u00A000\u00A012\u00A034, du lundi au vendredi, de 9 h à 17 h.',
  );
  expect(closedOfficeAdvice(line)).toContain('01\u00A099');
  expect(dialled(line.phone ?? '')).toBe('tel:0199001234');
  for (const value of ['01\u00A099', 'du lundi', 'https://aide.example.org/', 'contact@example.org']) {
    expect(written(environment)).toContain(value);
  }
});

it('makes nothing up when the publisher said nothing', () => {
  const line = readHelpLine({ VITE_HELP_PHONE: ' ' });
  expect(line.phone).toBeNull();
  expect(askSentence(line)).toContain('agent des douanes');
  expect(closedOfficeAdvice(line)).toContain('affiché à la porte');
  expect(written({})).not.toMatch(/\d{2}\u00A0\d{2}|tel:|mailto:/);
});

it.each([
  [{}, false],
  [{ VITE_HELP_PHONE: '01 99 00 12 34' }, true],
  [{ VITE_HELP_FORM_URL: 'https://aide.example.org/' }, true],
  [{ VITE_PUBLISHER_EMAIL: 'contact@example.org' }, true],
] as const)('leads to somebody only where there is one: %j', (values, isSomebody) => {
  const line = readHelpLine(values);
  const publisher = readPublisher(values);
  expect(isReachable(line, publisher.contactEmail)).toBe(isSomebody);
  expect(written(values).includes('ni téléphone ni adresse')).toBe(!isSomebody);
  expect(JSON.stringify(legalNotice(publisher, line)).includes('#contact')).toBe(isSomebody);
});

it.each([
  ['', ''],
  ['VITE_HELP_PHONE', ' '],
  ['VITE_HELP_PHONE', '01 99 00 12 34'],
  ['VITE_HELP_FORM_URL', 'https://aide.example.org/'],
  ['VITE_PUBLISHER_EMAIL', 'contact@example.org'],
])(
  'leads from a page to somebody where this installation has one, and nowhere else: %s %s',
  async (name, value) => {
    vi.resetModules();
    if (name !== '') vi.stubEnv(name, value);
    const { somebodyAnswers } = await import('./somebody-answers');
    const { helpLine } = await import('./help-line');
    const { publisher } = await import('./publisher');
    expect(somebodyAnswers).toBe(value.trim() !== '');
    expect(somebodyAnswers).toBe(isReachable(helpLine, publisher.contactEmail));
  },
);
