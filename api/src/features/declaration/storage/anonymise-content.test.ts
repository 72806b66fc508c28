import { lawOn, typeset } from '@retour/core';
import { expect, it } from 'vitest';
import { sampleDeclaration } from '../testing/sample-declaration';
import { anonymiseContent, numberArticles } from './anonymise-content';
import { pickDeclared } from './declared-content';

const declaration = sampleDeclaration();
const { vehicle } = lawOn(declaration.date).restrictions;
const { law: unionLaw = '', legalBasis: unionBasis = '' } = vehicle.unionTexts;

it.each([
  ['inside the Union', unionBasis, unionLaw],
  ['elsewhere', vehicle.legalBasis, vehicle.law],
])('keeps of a vehicle bought %s the law that was cited of it, without its name', (_, legalBasis, law) => {
  const warning = {
    code: 'vehicle',
    severity: 'information' as const,
    message: '« Harley de Zoé » : est-ce un véhicule à immatriculer ?',
    legalBasis,
    customIds: ['a'],
  };
  const content = {
    request: pickDeclared(declaration),
    assessment: { ...declaration.assessment, warnings: [warning] },
  };
  const [kept] = anonymiseContent(content, numberArticles([content])).assessment.warnings;
  expect(kept).toEqual({
    code: 'vehicle',
    severity: 'information',
    message: typeset(law),
    legalBasis,
    customIds: ['1'],
  });
});

it.each([
  ['regulated', 'limitedLaw'],
  ['forbidden', 'law'],
] as const)('keeps of a ham that is %s the law of where it comes from', (severity, kept) => {
  const { meat } = lawOn(declaration.date).restrictions;
  const { legalBasis } = meat;
  const warning = { code: 'meat', severity, message: 'Le jambon de Zoé', legalBasis, customIds: ['a'] };
  const content = {
    request: pickDeclared(declaration),
    assessment: { ...declaration.assessment, warnings: [warning] },
  };
  const [message] = anonymiseContent(content, numberArticles([content])).assessment.warnings.map(
    (one) => one.message,
  );
  expect(message).toBe(typeset(meat[kept] ?? ''));
});

it('keeps of an article that it might not board the transport of the trip', () => {
  const restriction = { code: 'explosives', severity: 'regulated', barredAboard: 'plane' } as const;
  const shoppingProducts = declaration.assessment.shoppingProducts.map((line) => ({ ...line, restriction }));
  const content = {
    request: pickDeclared(declaration),
    assessment: {
      ...declaration.assessment,
      shoppingProducts,
      warnings: [{ ...restriction, message: '', legalBasis: null }],
    },
  };
  const { assessment } = anonymiseContent(content, numberArticles([content]));
  expect(assessment.shoppingProducts[0]?.restriction).toEqual(restriction);
  expect(assessment.warnings).toMatchObject([restriction]);
});
