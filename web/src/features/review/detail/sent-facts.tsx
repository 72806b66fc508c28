import {
  type Declaration,
  declarantNames,
  declaredWords,
  formatMoment,
  listedContactFields,
} from '@retour/contract';
import {
  formatAge,
  formatDay,
  formatFlight,
  formatNumber,
  formatPhone,
  isFrontier,
  isolated,
  sheetName,
  transportNames,
} from '@retour/core';
import type { ReactNode } from 'react';
import { countryName } from '../../reference';
import { detailText } from '../text/detail-text';
import styles from './detail.module.css';
import { type Fact, Facts } from './facts';

function addressOf(declaration: Declaration): string {
  const { declarantAddressStreet, declarantAddressPostalCode, declarantAddressCity } = declaration;
  const town = `${declarantAddressPostalCode} ${isolated(declarantAddressCity)}`.trim();
  const country =
    declaration.declarantAddressCountry === 'FR' ? '' : countryName(declaration.declarantAddressCountry);
  return [declarantAddressStreet, town, country]
    .filter((part) => part !== '')
    .map(isolated)
    .join(', ');
}

/** Where the traveller is reached. */
function contactFacts(declaration: Declaration): readonly Fact[] {
  const { declarantEmail, declarantPhoneNumber } = declaration;
  return [
    { name: detailText.address, value: addressOf(declaration) },
    {
      name: declaredWords.declarantPhoneNumber.listed,
      value:
        declarantPhoneNumber === undefined ? (
          detailText.none
        ) : (
          <a href={`tel:${declarantPhoneNumber}`}>{formatPhone(declarantPhoneNumber)}</a>
        ),
    },
    {
      name: declaredWords.declarantEmail.listed,
      value:
        declarantEmail === undefined ? (
          detailText.none
        ) : (
          <a href={`mailto:${declarantEmail}`}>{declarantEmail}</a>
        ),
    },
    ...(declaration.confirmationWithheld === true
      ? [{ name: detailText.confirmation, value: detailText.confirmationWithheld }]
      : []),
    ...listedContactFields
      .filter(({ name }) => name !== 'declarantEmail' && name !== 'declarantPhoneNumber')
      .map(({ name, listed }) => ({ name: listed, value: declaration[name] || detailText.none })),
  ];
}

/** Who declares, until it is erased, and how they came, as they sent it. */
export function SentFacts({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { anonymisedAt, age, ageIsMinimum } = declaration;
  const isErased = anonymisedAt !== undefined;
  return (
    <div className={styles.pair}>
      <Facts
        id="voyageur"
        title={detailText.traveller}
        note={isErased ? detailText.erasedOn(formatMoment(anonymisedAt)) : undefined}
        facts={[
          ...(isErased ? [] : [{ name: detailText.name, value: sheetName(declarantNames(declaration)) }]),
          { name: declaredWords.age.listed, value: formatAge(age, ageIsMinimum) },
          ...(isErased ? [] : contactFacts(declaration)),
        ]}
      />
      <Facts
        id="voyage"
        title={detailText.trip}
        facts={[
          { name: declaredWords.meanOfTransport.listed, value: transportNames[declaration.meanOfTransport] },
          ...(declaration.flightNumber === undefined
            ? []
            : [
                {
                  name: declaredWords.flightNumber.listed,
                  value: <span translate="no">{formatFlight(declaration.flightNumber)}</span>,
                },
              ]),
          { name: declaredWords.country.listed, value: countryName(declaration.country) },
          { name: declaredWords.date.listed, value: formatDay(declaration.date) },
          {
            name: declaredWords.border.listed,
            value: isFrontier(declaration) ? detailText.yes : detailText.no,
          },
          {
            name: detailText.author,
            value: declaration.authorType === 'agent' ? detailText.byAgent : detailText.byTraveller,
          },
        ]}
      />
    </div>
  );
}

/** The edition of the tariff and the frozen rates that the amounts were computed with. */
export function ComputationFacts({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { assessment, exchangeRates, submittedAt, version, correction } = declaration;
  const currencies = [...new Set(assessment.shoppingProducts.map(({ currency }) => currency))].filter(
    (currency) => currency !== 'EUR',
  );
  return (
    <Facts
      id="calcul"
      title={detailText.computation}
      facts={[
        { name: detailText.edition, value: <span translate="no">{assessment.edition}</span> },
        ...(assessment.mode === null
          ? []
          : [
              {
                name: detailText.mode,
                value: assessment.mode === 'flat' ? detailText.flatMode : detailText.normalMode,
              },
            ]),
        {
          name: detailText.rates,
          value: detailText.ratesOf(
            exchangeRates.edition,
            formatDay(exchangeRates.validFrom),
            formatDay(exchangeRates.validTo),
          ),
        },
        ...currencies.map((currency) => ({
          name: currency,
          value: detailText.rate(formatNumber(exchangeRates.rates[currency] ?? 0), currency),
        })),
        ...(submittedAt === undefined ? [] : [{ name: detailText.sentAt, value: formatMoment(submittedAt) }]),
        ...(correction === undefined ? [] : [{ name: detailText.version, value: String(version) }]),
      ]}
    />
  );
}
