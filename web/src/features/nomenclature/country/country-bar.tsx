import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Card } from '../../../ui';
import { countryName } from '../../reference';
import type { NomenclatureAddress } from '../address';
import { nomenclatureText } from '../text';
import styles from './country-bar.module.css';
import { CountryForm } from './country-form';
import { saveCountry } from './saved-country';

export interface CountryBarProps {
  readonly country: string;
  readonly address: NomenclatureAddress;
}

/** The country that everything is computed for, and the way to change it. */
export function CountryBar({ country, address }: CountryBarProps): ReactNode {
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  const change = (chosen: string): void => {
    saveCountry(chosen);
    setChanging(false);
    void navigate(address.countryPath(chosen));
  };
  return (
    <div className={styles.bar}>
      <div className={styles.current}>
        <MapPin aria-hidden size={20} strokeWidth={1.9} />
        <p className={styles.words}>
          <span className={styles.label}>{nomenclatureText.countryLabel}</span>{' '}
          <strong>{countryName(country)}</strong>
        </p>
        <Button compact variant="quiet" expanded={changing} onClick={() => setChanging(!changing)}>
          {changing ? nomenclatureText.saveCountry : nomenclatureText.changeCountry}
        </Button>
      </div>
      {changing && (
        <Card>
          <CountryForm onChoose={change} />
        </Card>
      )}
    </div>
  );
}
