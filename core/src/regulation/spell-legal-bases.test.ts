import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { typeset } from '../french/typeset';
import { typographyFaults } from '../french/typography-faults';
import { lawTables } from './law';
import { spellLegalBases } from './spell-legal-bases';
import { territories } from './tables/territories';

const core = path.join(import.meta.dirname, '..');

/** Those that the tables hold, wherever a row keeps them. */
function basesOfTables(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'legalBasis' ? [String(child)] : basesOfTables(child),
  );
}

/** Those that are written beside a rule: `legalBasis: '…'`, `…Basis = '…'`. */
function basesOfCode(): readonly string[] {
  return readdirSync(core, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(core, file), 'utf8').matchAll(/(?:legalBasis:|Basis =)\s+'(?<basis>[^']+)'/g),
    ])
    .flatMap(({ groups }) => groups?.basis ?? []);
}

const bases = [...new Set([...basesOfTables({ lawTables, territories }), ...basesOfCode()])];

const spellLegalBasis = (basis: string): string => spellLegalBases([basis]).join(typeset(' ; '));

/** Words of capitals, and words that a point cuts short; « annexe VI » is a number, as « 2007/74/CE » is. */
function abbreviationsOf(text: string): readonly string[] {
  const words = text
    .replaceAll('\u2060', '')
    .replace(/\d{4}\/\d+\/C?E?E?/g, '')
    .replace(/(?:annexe|titre) [IVX]+/g, '');
  return words.match(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])|(?<!\p{L})\p{L}+\.(?!\p{L})|§/gu) ?? [];
}

describe('a legal basis spelled out', () => {
  it('is one of many', () => expect(bases.length).toBeGreaterThan(50));

  it.each(bases)('leaves no abbreviation: %s', (basis) => {
    const spelled = spellLegalBasis(basis);
    expect(abbreviationsOf(spelled)).toEqual([]);
    expect(typographyFaults(spelled)).toEqual([]);
    expect(spelled.charAt(0)).toBe(spelled.charAt(0).toLocaleLowerCase('fr'));
  });

  it.each([
    ['Dir. 2007/74/CE, art. 7, § 4', 'directive européenne 2007/74/CE, article 7, paragraphe 4'],
    [
      'Dir. 2006/112/CE, art. 6, § 1, b)',
      'directive européenne 2006/112/CE, article 6, paragraphe 1, point b)',
    ],
    [
      'Dir. (UE) 2020/262, art. 32 ; décret nº 2024-276 du 27 mars 2024',
      'directive européenne 2020/262, article 32 ; décret nº 2024-276 du 27 mars 2024',
    ],
    ['Règlement (UE) nº 952/2013, art. 53', 'règlement européen nº 952/2013, article 53'],
    ['Règlement délégué (UE) 2019/2122, art. 7 à 9', 'règlement délégué européen 2019/2122, articles 7 à 9'],
    [
      'Règlement d’exécution (UE) 2019/2072, annexe VI',
      'règlement d’exécution européen 2019/2072, annexe VI',
    ],
    [
      'Règlement (CEE) nº 2658/87, nomenclature combinée, code 3303 00 10',
      'règlement européen nº 2658/87, nomenclature combinée, code 3303 00 10',
    ],
    ['CGI, art. 291, 292 et 278', 'code général des impôts, articles 291, 292 et 278'],
    ['CGI, art. 278-0 bis', 'code général des impôts, article 278-0 bis'],
    ['CGI, art. 278 bis et 279', 'code général des impôts, articles 278 bis et 279'],
    [
      'CGI, art. 575 A, minimum de perception de 2014',
      'code général des impôts, article 575 A, minimum de perception de 2014',
    ],
    [
      'CIBS, art. L. 313-15 et suivants',
      'code des impositions sur les biens et services, articles L313-15 et suivants',
    ],
    [
      'Code de la sécurité intérieure, art. L. 311-2 et R. 316-1',
      'code de la sécurité intérieure, articles L311-2 et R316-1',
    ],
    [
      'Code de la sécurité intérieure, art. L. 311-2, R. 316-1 et R. 316-29',
      'code de la sécurité intérieure, articles L311-2, R316-1 et R316-29',
    ],
    [
      'Accord CEE-Andorre du 28 juin 1990, art. 13',
      'accord européen avec l’Andorre du 28 juin 1990, article 13',
    ],
  ])('%s: %s', (basis, spelled) => expect(spellLegalBasis(basis)).toBe(typeset(spelled)));

  it('names each text of several once', () => {
    expect(spellLegalBases(['CSS, art. L. 245-9 ; CGI, art. 291', 'CGI, art. 291', 'CGI, art. 278'])).toEqual(
      [
        typeset('code de la sécurité sociale, article L245-9'),
        typeset('code général des impôts, article 291'),
        typeset('code général des impôts, article 278'),
      ],
    );
  });
});
