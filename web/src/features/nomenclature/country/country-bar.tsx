import { formatDay } from '@retour/core';
import { CalendarDays, MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Card, type Icon } from '../../../ui';
import { shownCountryName } from '../../reference/shown-country-name';
import type { NomenclatureAddress } from '../address';
import { nomenclatureText } from '../text';
import styles from './country-bar.module.css';
import { CountryForm } from './country-form';
import { DayForm } from './day-form';

/** What is asked for takes the focus. */
const fieldIds = { country: 'pays', day: 'jour' } as const;
const actIds = { country: 'changer-de-pays', day: 'changer-de-jour' } as const;

export interface CountryBarProps {
  readonly country: string | null;
  readonly address: NomenclatureAddress;
  readonly onCountry: (country: string) => void;
}

/** The country and the day that everything is computed for, and the way to change them. */
export function CountryBar({ country, address, onCountry }: CountryBarProps): ReactNode {
  const navigate = useNavigate();
  const [changing, setChanging] = useState<'country' | 'day' | null>(null);
  const lastChanged = useRef<typeof changing>(null);
  useEffect(() => {
    // Once it is chosen its form goes, with what was pressed: the act that opened it takes the focus again.
    const last = lastChanged.current;
    const id = changing === null ? last && actIds[last] : fieldIds[changing];
    if (id !== null) document.getElementById(id)?.focus();
    lastChanged.current = changing;
  }, [changing]);
  const changeCountry = (chosen: string): void => {
    setChanging(null);
    onCountry(chosen);
  };
  const changeDay = (chosen: string | null): void => {
    setChanging(null);
    void navigate(address.dayPath(chosen));
  };
  const toggle = (what: 'country' | 'day') => () => setChanging(changing === what ? null : what);
  return (
    <div className={styles.bar}>
      <Chosen
        icon={MapPin}
        label={nomenclatureText.countryLabel}
        value={country === null ? nomenclatureText.noCountry : shownCountryName(country)}
        actId={actIds.country}
        act={countryAct(country, changing === 'country')}
        expanded={changing === 'country'}
        onToggle={toggle('country')}
      />
      {changing === 'country' && (
        <Card>
          <CountryForm onChoose={changeCountry} />
        </Card>
      )}
      <Chosen
        icon={CalendarDays}
        label={nomenclatureText.dayLabel}
        value={formatDay(address.day)}
        actId={actIds.day}
        act={changing === 'day' ? nomenclatureText.saveDay : nomenclatureText.changeDay}
        expanded={changing === 'day'}
        onToggle={toggle('day')}
      />
      {changing === 'day' && (
        <Card>
          <DayForm day={address.day} onChoose={changeDay} />
        </Card>
      )}
    </div>
  );
}

function countryAct(country: string | null, isChanging: boolean): string {
  if (isChanging) return country === null ? nomenclatureText.cancel : nomenclatureText.saveCountry;
  return country === null ? nomenclatureText.chooseCountry : nomenclatureText.changeCountry;
}

interface ChosenProps {
  readonly icon: Icon;
  readonly label: string;
  readonly value: string;
  readonly actId: string;
  readonly act: string;
  readonly expanded: boolean;
  readonly onToggle: () => void;
}

function Chosen({ icon: Drawing, label, value, actId, act, expanded, onToggle }: ChosenProps): ReactNode {
  return (
    <div className={styles.current}>
      <Drawing aria-hidden size={20} strokeWidth={1.9} />
      <p className={styles.words}>
        <span className={styles.label}>{label}</span> <strong>{value}</strong>
      </p>
      <Button id={actId} compact variant="quiet" expanded={expanded} onClick={onToggle}>
        {act}
      </Button>
    </div>
  );
}
