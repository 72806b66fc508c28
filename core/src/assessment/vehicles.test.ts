import { describe, expect, it } from 'vitest';
import { phrase } from '../french/typeset';
import type { Assessment } from './assessment';
import { assessed, type SpokenGood, situation } from './testing/situation';
import { needsAttention } from './verdict';

const from = (country: string, good: SpokenGood): Assessment => assessed(situation([good], { country }));
const explained = ({ lines }: Assessment): string =>
  lines.flatMap(({ explanation }) => explanation.map(({ text }) => text)).join(' ');
const said = ({ warnings }: Assessment): readonly (readonly [string, string])[] =>
  warnings.map(({ code, severity }) => [code, severity]);

const alwaysDeclared = phrase`Un véhicule à immatriculer n'est pas un bagage : il se déclare toujours, quel que soit son prix.`;
const office = phrase`à un bureau de douane, qui calcule les taxes.`;
const question = phrase`est-ce un véhicule à immatriculer`;
const listed = ['voiture', 'moto-50-125', 'moto-plus-de-500', 'vehicule-de-collection'] as const;

/** Names split at their commas. */
const names = (text: string): readonly string[] => text.split(/,\s+/u);

/** Relieved and estimated as an unlisted article (duty-rules §7), but never announced as free without its office. */
describe('a vehicle of the list', () => {
  it.each(listed)('is said to be declared at 20 €, beside the allowance that holds it: %s', (id) => {
    const answer = from('US', { id, originalValue: 20 });
    expect(answer).toMatchObject({ total: 0, totalIsMinimum: false });
    expect(answer.lines[0]).toMatchObject({
      status: 'relieved',
      restriction: { code: 'vehicle', severity: 'regulated' },
    });
    expect(said(answer)).toContainEqual(['vehicle', 'regulated']);
    for (const sentence of [alwaysDeclared, office]) expect(answer.warnings[0]?.message).toContain(sentence);
    expect(explained(answer)).toContain(office);
    expect(explained(answer)).not.toContain(phrase`rien à payer`);
  });

  it('keeps the papers that it asks for, from anywhere', () => {
    const papers = phrase`Préparez le certificat de conformité : il faudra l'immatriculer en France et payer le malus.`;
    for (const country of ['US', 'ES']) {
      const message = from(country, { id: 'voiture', originalValue: 20 }).warnings[0]?.message;
      expect([message?.includes(papers), message?.includes(office)]).toEqual([true, country === 'US']);
    }
  });

  it.each(['US', 'AD', 'IC', 'AX', 'SM'])(
    'is said nothing of the Union that its country may be of: %s',
    (country) => {
      for (const originalValue of [20, 9_000]) {
        const said = explained(from(country, { id: 'voiture', originalValue }));
        expect(said).toContain(office);
        expect(said).not.toContain('Union');
      }
    },
  );

  it('owes what an unlisted article owes, whatever it costs', () => {
    const unlisted = { customName: 'Appareil de mesure', originalValue: 0 };
    for (const originalValue of [20, 200, 600, 9_000]) {
      const vehicle = from('US', { id: 'moto-50-125', originalValue });
      const other = from('US', { ...unlisted, originalValue });
      expect([vehicle.total, vehicle.totalIsMinimum, vehicle.allowances]).toEqual([
        other.total,
        other.totalIsMinimum,
        other.allowances,
      ]);
      expect(explained(vehicle)).toContain(office);
    }
  });
});

describe('a vehicle named freely', () => {
  const scooter = { customName: 'Scooter Vespa', originalValue: 20 };

  it('is asked about, instead of being announced as free', () => {
    const answer = from('US', scooter);
    expect(said(answer)).toEqual([['vehicle', 'doubtful']]);
    expect(answer.warnings[0]?.message).toContain(alwaysDeclared);
    expect(explained(answer)).not.toContain(phrase`rien à payer`);
    expect(answer).toMatchObject({ total: 0, totalIsMinimum: false });
  });

  it('is said to be declared once confirmed, beside the allowance that holds it', () => {
    const answer = from('US', { ...scooter, restrictionAnswers: { vehicle: 'yes' } });
    expect(said(answer)).toEqual([['vehicle', 'regulated']]);
    expect(answer.lines[0]?.status).toBe('relieved');
    expect(explained(answer)).toContain(alwaysDeclared);
    expect(explained(answer)).toContain(office);
    expect(explained(answer)).not.toContain(phrase`rien à payer`);
  });

  it('is an article like another once denied', () => {
    const answer = from('US', { ...scooter, restrictionAnswers: { vehicle: 'no' } });
    expect(said(answer)).toEqual([['vehicle', 'information']]);
    expect(explained(answer)).not.toContain(office);
  });

  it('is said to owe its VAT elsewhere when it comes from inside the Union', () => {
    const answer = from('ES', scooter);
    expect(said(answer)).toEqual([['vehicle', 'information']]);
    expect(answer.warnings[0]?.message).toContain('quitus fiscal');
    expect(explained(answer)).toContain(
      phrase`rien à payer à la douane. Pour une voiture ou une moto neuve, la TVA`,
    );
    expect(needsAttention(answer)).toBe(true);
    expect(said(from('ES', { ...scooter, restrictionAnswers: { vehicle: 'yes' } }))).toEqual(said(answer));
    expect(said(from('ES', { ...scooter, restrictionAnswers: { vehicle: 'no' } }))).toEqual([]);
  });

  it('is told of inside the Union behind the question that its name leaves, until that is answered', () => {
    const harley = { customName: 'Harley', originalValue: 25 };
    const messages = (good: SpokenGood): readonly string[] =>
      from('DE', good).warnings.map(({ message }) => message);
    const asked = phrase`« Harley » : est-ce un véhicule à immatriculer ? Un véhicule à immatriculer acheté dans l’Union européenne demande`;
    const [warning] = from('DE', harley).warnings;
    for (const said of [warning?.message, warning?.later?.declared, warning?.later?.closed]) {
      expect(said?.startsWith(asked)).toBe(true);
    }
    expect(warning?.message).toContain('Demandez le quitus');
    expect(warning?.later?.closed).not.toContain('Demandez');
    const [sure] = messages({ ...harley, restrictionAnswers: { vehicle: 'yes' } });
    for (const said of [sure, messages({ ...harley, restriction: 'vehicle' })[0]]) {
      expect(said).toContain('quitus fiscal');
      expect(said).not.toContain(question);
    }
    expect(messages({ ...harley, restrictionAnswers: { vehicle: 'no' } })).toEqual([]);
  });

  it('is asked of what its name leaves, and not of what was said, side by side', () => {
    const goods = [
      { customName: 'Harley', originalValue: 25 },
      { customName: 'Vespa', originalValue: 900, restrictionAnswers: { vehicle: 'yes' } },
    ] as const;
    const { warnings } = assessed(situation(goods, { country: 'DE' }));
    expect(warnings.map(({ customIds, message }) => [customIds, message.includes(question)])).toEqual([
      [['0'], true],
      [['1'], false],
    ]);
  });

  it('is not asked about inside the Union, where no customs office computes its taxes', () => {
    const confirmed = from('ES', { ...scooter, restrictionAnswers: { vehicle: 'yes' } });
    expect(confirmed.warnings.map(({ message }) => message).join(' ')).not.toContain(office);
  });

  it.each(
    names(`scooter, scooters, moto, une moto, Moto Honda, moto 125, voiture, voiture d’occasion, voiture ancienne,
      automobile, quad, mobylette, cyclomoteur, motorbike, motorcycle, car, used car, camion, camionnette, camping-car, caravane,
      Motorrad, Motorroller, coche, motocicleta, automóvil, dirt bike, pickup truck,
      Véhicule, véhicules, Véhicule utilitaire, beau véhicule, vehicle, vehicles, vehicule, used vehicle, classic car, vintage car,
      Electric car, second hand car, Car 2015, car Toyota, Vespa 125, Vespa Primavera, Pick-up, Pickup Toyota, Campingcar,
      Porsche 911, Porsche, Tesla Model 3, Dirtbike, fourgon, fourgon aménagé, van, van aménagé, used van, minivan, motorhome,
      trucks, truck, poids lourd, remorque, remorque bagagère, voiturette, tracteur, motocross, moto cross, SUV,
      Harley Davidson Sportster, Wohnmobil, PKW, coche de segunda mano, vieille voiture, une belle moto, motorcycle 125cc,
      petite voiture d’occasion, auto d’occasion, deux voitures, side-car, minibus, 4x4 Toyota, VW Combi, Toyota Corolla, Renault Clio,
      汽车, 自動車, سيارة, автомобиль, xe máy, samochód`),
  )('may be « %s »', (customName) => {
    expect(said(from('JP', { customName, originalValue: 20 }))).toContainEqual(['vehicle', 'doubtful']);
  });

  it.each(
    names(`Voiture avec siège cuir, Moto avec casque, Voiture T-Roc, Scooter avec casque, voiture avec housse, voiture Ford T,
      Ford Model T car, voiture pour enfant handicapé, voiture 5 sièges, voiture avec siège bébé, car with spare parts,
      car with leather seats, motorcycle with helmet, motorcycle and helmet, moto + casque, moto avec pièces,
      voiture avec tableau de bord en bois, voiture à prix réduit, camping-car avec support vélo, caravane 4 places`),
  )('may be « %s »', (customName) => {
    expect(said(from('JP', { customName, originalValue: 20 }))).toContainEqual(['vehicle', 'doubtful']);
  });

  it.each(
    names(`voiture miniature, voitures miniatures, petite voiture, moto jouet, voiture télécommandée, voiture en bois, lego voiture,
      voiture lego, voiture à pédales, voiture de poupée, camion de pompiers jouet, camion playmobil, quad enfant, toy car,
      car seat, car charger, trottinette, trottinette électrique, kick scooter, electric scooter, scooter enfant, Motorola,
      Motorola Moto G, moto g, poster moto, poster voiture, affiche moto, t-shirt moto, tee-shirt motorbike,
      motorcycle jacket, motorcycle helmet, casque moto, casque de scooter, gants moto, blouson moto, siège voiture,
      siège auto, support téléphone voiture, pièces moto, cocktail shooter, verre à shooter, traceur GPS, quad core, carte, puzzle voiture,
      livre sur les motos, porte-clés voiture, housse de voiture, motocross poster, carte de voeux,
      Moto G84, moto g 5G, Moto GP jeu PS5, Scooter Mario Kart, Quad Lock, quad skates, camion de pompiers, camion benne, voiture de police,
      voiture 1/18, voiture 1:43, automobile magazine, moto cross botte, moto cross bottes, voiture électrique enfant,
      voiture enfant, camion en bois, tracteur Bruder, voiture hot wheels, Hot Wheels voiture, Vans, chaussures Vans, Vans Old Skool,
      gousses de vanille, bracelet Van Cleef, cardigan, cartouche d’encre, cartes, car seats, car phone holder, phone holder for car,
      remote control car, RC car, model car, puzzle Cars, Disney Cars, tee-shirt Cars, T-shirt Vespa, mug Vespa, Porsche Design,
      lego Porsche 911, t-shirt Harley Davidson, blouson Harley Davidson, casque motocross, housse de camping-car, remorque vélo,
      traceur, toy truck, skateboard trucks, coche de juguete, auto-école livre, carrot cake, petites voitures,
      Moto G5, matchbox cars, camion Tonka, Pixar Cars, coche teledirigido, voiture solido, motocross gloves, remarque`),
  )('is not « %s »', (customName) => {
    expect(
      said(from('JP', { customName, originalValue: 20 })).filter(([code]) => code === 'vehicle'),
    ).toEqual([]);
  });
});
