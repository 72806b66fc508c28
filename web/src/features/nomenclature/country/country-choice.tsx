import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Card, PageHeading, Stack } from '../../../ui';
import type { NomenclatureAddress } from '../address';
import { nomenclatureText } from '../text';
import styles from './country-choice.module.css';
import { CountryForm } from './country-form';
import { saveCountry } from './saved-country';

/** Asked once: what a product owes depends on the country of purchase. */
export function CountryChoice({ address }: { readonly address: NomenclatureAddress }): ReactNode {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <Stack gap="large">
        <PageHeading
          title={nomenclatureText.countryTitle}
          kicker={nomenclatureText.title}
          lead={nomenclatureText.countryLead}
        />
        <Card>
          <CountryForm
            onChoose={(country) => {
              saveCountry(country);
              void navigate(address.countryPath(country), { replace: true });
            }}
          />
        </Card>
      </Stack>
    </div>
  );
}
