import { typeset } from '@retour/core';
import { type ReactElement, useCallback, useState } from 'react';
import { Tabs } from '../../../ui';
import { ArrivalPlaceSlot } from '../../declarant/arrival/arrival-place-slot';
import type { ArrivalPlaceKind } from '../../reference/arrival-places';
import { type ArrivalPlaceId, arrivalPlaces } from '../content/trip/arrival-places';
import type { GuideFigures } from '../figures/guide-figures';
import { GuideBlocks } from '../prose/guide-blocks';

const tabOfKind: Readonly<Record<ArrivalPlaceKind, ArrivalPlaceId>> = {
  airport: 'aeroport',
  port: 'port',
  station: 'gare',
  road: 'poste-frontiere',
};

/** Where and when to declare, by place of arrival: the one that is chosen by its name opens what is said of its kind. */
export function ArrivalTabs({ figures }: { readonly figures: GuideFigures }): ReactElement {
  const [selected, setSelected] = useState<string>();
  const openKind = useCallback((kind: ArrivalPlaceKind) => setSelected(tabOfKind[kind]), []);
  return (
    <>
      <ArrivalPlaceSlot onChosen={openKind} />
      <Tabs
        label={typeset('Par où arrivez-vous ?')}
        selected={selected}
        onSelect={setSelected}
        tabs={arrivalPlaces.map(({ id, title, icon, answer }) => ({
          id,
          label: title,
          icon,
          content: <GuideBlocks blocks={answer(figures)} />,
        }))}
      />
    </>
  );
}
