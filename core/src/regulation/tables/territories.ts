import type { Regime } from '../../traveller/traveller';
import type { Confidence } from '../figure';

/** A territory whose regime is not the one its country suggests (duty-rules §1). */
export interface Territory {
  readonly country: string;
  readonly name: string;
  readonly regime: Exclude<Regime, 'frontier'>;
  readonly legalBasis: string;
  readonly confidence: Confidence;
}

const customsTerritory = 'Règlement (UE) nº 952/2013, art. 4 ; Dir. 2006/112/CE, art. 6';

export const territories: readonly Territory[] = [
  {
    country: 'MC',
    name: 'Monaco',
    regime: 'eu',
    legalBasis: 'Convention douanière franco-monégasque du 18 mai 1963',
    confidence: 'memory',
  },
  {
    country: 'XI',
    name: 'Irlande du Nord',
    regime: 'eu',
    legalBasis: 'Cadre de Windsor, protocole sur l’Irlande du Nord, art. 5 et 8',
    confidence: 'memory',
  },
  {
    country: 'AD',
    name: 'Andorre',
    regime: 'andorra',
    legalBasis: 'Accord CEE-Andorre du 28 juin 1990, art. 13',
    confidence: 'confirmed',
  },
  {
    country: 'IC',
    name: 'Îles Canaries',
    regime: 'third-union-customs',
    legalBasis: 'Dir. 2006/112/CE, art. 6, § 1, b)',
    confidence: 'confirmed',
  },
  {
    country: 'AX',
    name: 'Îles Åland',
    regime: 'third-union-customs',
    legalBasis: 'Dir. 2006/112/CE, art. 6, § 1, d)',
    confidence: 'confirmed',
  },
  {
    country: 'SM',
    name: 'Saint-Marin',
    regime: 'third-union-customs',
    legalBasis: 'Accord de coopération et d’union douanière CE-Saint-Marin du 16 décembre 1991',
    confidence: 'memory',
  },
  {
    country: 'EA',
    name: 'Ceuta et Melilla',
    regime: 'third',
    legalBasis: customsTerritory,
    confidence: 'confirmed',
  },
  {
    country: 'XB',
    name: 'Büsingen',
    regime: 'third',
    legalBasis: customsTerritory,
    confidence: 'confirmed',
  },
  {
    country: 'XH',
    name: 'Héligoland',
    regime: 'third',
    legalBasis: customsTerritory,
    confidence: 'confirmed',
  },
  {
    country: 'XV',
    name: 'Livigno',
    regime: 'third',
    legalBasis: customsTerritory,
    confidence: 'confirmed',
  },
  // In the customs territory by the treaties, where the Union's law is suspended: what comes from there is as from outside.
  {
    country: 'XN',
    name: 'Partie nord de Chypre',
    regime: 'third',
    legalBasis: 'Acte d’adhésion de 2003, protocole nº 10, art. 1',
    confidence: 'memory',
  },
  { country: 'GI', name: 'Gibraltar', regime: 'third', legalBasis: customsTerritory, confidence: 'memory' },
  {
    country: 'GL',
    name: 'Groenland',
    regime: 'third',
    legalBasis: customsTerritory,
    confidence: 'confirmed',
  },
  {
    country: 'FO',
    name: 'Îles Féroé',
    regime: 'third',
    legalBasis: customsTerritory,
    confidence: 'confirmed',
  },
  {
    country: 'JE',
    name: 'Jersey',
    regime: 'third',
    legalBasis: 'Accord de retrait du Royaume-Uni, depuis le 1er janvier 2021',
    confidence: 'confirmed',
  },
  {
    country: 'GG',
    name: 'Guernesey',
    regime: 'third',
    legalBasis: 'Accord de retrait du Royaume-Uni, depuis le 1er janvier 2021',
    confidence: 'confirmed',
  },
];
