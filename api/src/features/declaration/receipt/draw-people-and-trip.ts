import {
  type ContactFieldName,
  type Declaration,
  declarantNames,
  formatMoment,
  listedContactFields,
} from '@retour/contract';
import {
  filedName,
  formatAge,
  formatFlight,
  formatPhone,
  isFrontier,
  isolated,
  noBreakSpace,
  typeset,
} from '@retour/core';
import { palette } from '../../../platform/pdf/palette';
import type { Sheet } from '../../../platform/pdf/sheet';
import { countryText } from '../country-text';
import { arrivalText, purchasesText } from '../trip-text';

const gap = 20;

const saysWhatItIs: ReadonlySet<ContactFieldName> = new Set(['declarantEmail', 'declarantPhoneNumber']);

function declarant(declaration: Declaration): readonly string[] {
  if (declaration.anonymisedAt !== undefined) return ['Données personnelles effacées.'];
  return [
    filedName(declarantNames(declaration)),
    isolated(declaration.declarantAddressStreet),
    `${declaration.declarantAddressPostalCode} ${isolated(declaration.declarantAddressCity)}`.trim(),
    countryText(declaration.declarantAddressCountry),
    ...listedContactFields.flatMap(({ name, listed }) => {
      const value = declaration[name];
      if (value === undefined || value === '') return [];
      const text = name === 'declarantPhoneNumber' ? formatPhone(value) : value;
      return saysWhatItIs.has(name) ? [text] : [`${listed} : ${text}`];
    }),
  ];
}

function trip(declaration: Declaration): readonly string[] {
  const { flightNumber, submittedAt, age } = declaration;
  const flight = flightNumber === undefined ? '' : `, vol${noBreakSpace}${formatFlight(flightNumber)}`;
  return [
    purchasesText(declaration, 'sauf autre pays écrit sous l’article'),
    `Arrivée en France le ${arrivalText(declaration)}${flight}`,
    `Âge : ${formatAge(age, declaration.ageIsMinimum)}${isFrontier(declaration) ? ', résident ou travailleur frontalier' : ''}`,
    submittedAt === undefined ? 'Pas encore envoyée' : `Envoyée le ${formatMoment(submittedAt)}`,
  ];
}

/** Two columns: who declares, and the journey. */
export function drawPeopleAndTrip(sheet: Sheet, declaration: Declaration, top: number): number {
  const width = (sheet.width - gap) / 2;
  const columns = [
    { title: 'Déclarant', lines: declarant(declaration), x: sheet.left },
    { title: 'Voyage', lines: trip(declaration), x: sheet.left + width + gap },
  ];
  let bottom = top;
  for (const { title, lines, x } of columns) {
    let y = top;
    sheet.tag('H2', () => {
      y += sheet.write(title, { x, y, width }, { face: 'heading', size: 12 }) + 3;
    });
    for (const text of lines) {
      sheet.tag('P', () => {
        y += sheet.write(typeset(text), { x, y, width }, { color: palette.soft }) + 1;
      });
    }
    bottom = Math.max(bottom, y);
  }
  return bottom + 18;
}
