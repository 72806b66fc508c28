import { describe, expect, it } from 'vitest';
import { indexCatalogue } from '../goods/index-catalogue';
import { lawOn } from '../regulation/law';
import { assessed, catalogue, type SpokenGood, situation } from './testing/situation';

describe('what the law says of a listed article', () => {
  const messageOf = (country: string, good: SpokenGood): string =>
    (assessed(situation([good], { country })).warnings[0]?.message ?? '')
      .replaceAll('\u2060', '')
      .replace(/\s/gu, ' ');

  it('is said once, with its exception, then what to do of the rest, of shrimps', () => {
    expect(messageOf('US', { id: 'crevettes', originalValue: 20 })).toBe(
      'Poisson et fruits de mer : 20 kg au plus par voyageur, ou le poids d’un seul poisson s’il est plus lourd. Le poisson frais doit être vidé. Au-delà, déclarez-le à un agent : le surplus sera retenu.',
    );
  });

  it('is no more said by the words of any product: their figures, nor that they are forbidden or seized', () => {
    const figures = /\d+(?:,\d+)?\s(?:kg|g|%)|\binterdite?s en France\b|\bsaisi/gu;
    const goods = new Map(Object.entries(lawOn('2026-11-21').restrictions));
    const repeated = [...indexCatalogue(catalogue).values()].filter(({ restriction, restrictedGood }) => {
      const law = goods.get(restrictedGood ?? '')?.law ?? '';
      return (restriction?.match(figures) ?? []).some((said) => law.includes(said));
    });
    expect(repeated.map(({ id }) => id)).toEqual([]);
  });

  it('asks the certificate of a rough diamond alone: a cut one has none', () => {
    const said = messageOf('US', { id: 'diamant', originalValue: 900 });
    expect(said).toContain('S’il est brut, présentez le certificat à un agent');
    expect(said).not.toContain('. Présentez le certificat');
  });

  it('is what is admitted from there, then what to do of the rest, of ham from the Faroes', () => {
    expect(messageOf('FO', { id: 'jambon-cru', originalValue: 90 })).toBe(
      'Viande, charcuterie et plats qui en contiennent : 10 kg au plus par voyageur, depuis les îles Féroé ou le Groenland. Au-delà de 10 kg, dites-le à un agent : le surplus sera retenu.',
    );
  });

  it('asks no authorisation for a pocket knife, and says where it may go by plane', () => {
    const said = messageOf('CH', { id: 'couteau-pliant', originalValue: 40 });
    expect(said).toContain('Un couteau de poche n’en demande pas, mais ne se porte pas sans motif.');
    expect(said).not.toMatch(/catégorie D|couteaux d.attaque/u);
    expect(said).toContain('En avion, transportez-le en bagage de soute');
    expect(messageOf('CH', { id: 'couteau-fixe', originalValue: 40 })).toContain('poignards');
    expect(messageOf('CH', { id: 'couteau-fixe', originalValue: 40 })).toContain('En avion, transportez-la');
    expect(messageOf('CH', { id: 'fusil-de-chasse', originalValue: 400 })).toMatch(
      /Présentez l’article à un agent dès l’arrivée, avec l’autorisation obtenue avant le voyage\.$/u,
    );
  });
});
