import type { MeanOfTransport } from '@retour/core';
import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { isText } from '../../../lib/shape';
import { useSavedDraft } from '../../../store';
import { Combobox } from '../../../ui';
import {
  type ArrivalPlaceKind,
  arrivalPlaces,
  namedArrivalPlace,
  searchArrivalPlaces,
} from '../../reference/arrival-places';
import { aboutPlace, arrivalText } from './arrival-text';
import styles from './where-to-go.module.css';

const maxListLength = 6;

export interface ArrivalPlaceFieldProps {
  /** The places of this means of transport alone. */
  readonly meanOfTransport?: MeanOfTransport | undefined;
  /** As soon as one is chosen, or was before. */
  readonly onChosen?: ((kind: ArrivalPlaceKind) => void) | undefined;
}

/** A place of arrival, never asked for: what is known of it is said as soon as it is chosen. */
export function ArrivalPlaceField({ meanOfTransport, onChosen }: ArrivalPlaceFieldProps): ReactNode {
  const { draft: chosenId, change, forget } = useSavedDraft('arrivalPlace', { initial: '', isDraft: isText });
  const chosen = arrivalPlaces.find(({ id }) => id === chosenId);
  useEffect(() => {
    if (chosen !== undefined) onChosen?.(chosen.kind);
  }, [chosen, onChosen]);
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const [isLeft, setIsLeft] = useState(false);
  const found = searchArrivalPlaces(typed, meanOfTransport).slice(0, maxListLength);
  const unnamed = found.length === 0 ? arrivalText.unlisted : arrivalText.several;
  const choose = (id: string, name: string): void => {
    setTyped(name);
    change(id);
  };
  const leave = (): void => {
    const named = chosen === undefined ? namedArrivalPlace(typed, meanOfTransport) : undefined;
    if (named !== undefined) choose(named.id, named.name);
    setIsLeft(true);
  };
  return (
    <div className={styles.place}>
      <Combobox
        label={arrivalText.label}
        hint={meanOfTransport === undefined ? arrivalText.anyHint : arrivalText.hints[meanOfTransport]}
        icon={MapPin}
        items={found.map(({ id, name }) => ({ id, label: name }))}
        value={typed}
        minimumLength={2}
        onInput={(input) => {
          setTyped(input);
          forget();
        }}
        onSelect={({ id, label }) => {
          // The same one again changes nothing, and is chosen all the same.
          if (id === chosenId && chosen !== undefined) onChosen?.(chosen.kind);
          choose(id, label);
        }}
        onFocus={() => setIsLeft(false)}
        onLeave={leave}
        emptyText={arrivalText.unlisted}
      />
      <div role="status">
        {chosen !== undefined && aboutPlace(chosen).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {chosen === undefined && isLeft && typed.trim() !== '' && <p>{unnamed}</p>}
      </div>
    </div>
  );
}
