import { typeset } from '@retour/core';
import type { ReactElement } from 'react';
import { Tabs } from '../../../ui';
import { ArrivalPlaceSlot } from '../../declarant/arrival/arrival-place-slot';
import { arrivalPlaces } from '../content/trip/arrival-places';
import type { GuideFigures } from '../figures/guide-figures';
import { GuideBlocks } from '../prose/guide-blocks';

/** Where and when to declare, by place of arrival. */
export function ArrivalTabs({ figures }: { readonly figures: GuideFigures }): ReactElement {
  return (
    <>
      <Tabs
        label={typeset('Par où arrivez-vous ?')}
        tabs={arrivalPlaces.map(({ id, title, icon, answer }) => ({
          id,
          label: title,
          icon,
          content: <GuideBlocks blocks={answer(figures)} />,
        }))}
      />
      <ArrivalPlaceSlot />
    </>
  );
}
