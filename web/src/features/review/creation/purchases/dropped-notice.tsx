import { typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { forgetDroppedArticles, useAppStore } from '../../../../store';
import { Button, Notice, Stack, showPageTop } from '../../../../ui';
import { keysOf } from '../../../basket/products/typed-list/reading/list-text';
import { uncountedText } from '../../../basket/text/uncounted-text';
import { droppedText } from '../text/creation-text';

/** Which articles were taken out of the basket, by name, until the agent has read it. */
export function DroppedNotice(): ReactNode {
  const { dropped } = useAppStore(({ declaration }) => declaration.declarationAgentResponse);
  if (dropped.length === 0) return null;
  const understand = (): void => {
    forgetDroppedArticles();
    showPageTop();
  };
  return (
    <Notice tone="warning" title={droppedText.title(dropped.length)} live>
      <Stack gap="small">
        <p>{droppedText.text(dropped.length)}</p>
        <ul>
          {keysOf(dropped).map((key, place) => (
            <li key={key}>{typeset(dropped[place] || uncountedText.unread)}</li>
          ))}
        </ul>
        <Button variant="quiet" compact onClick={understand}>
          {droppedText.understood}
        </Button>
      </Stack>
    </Notice>
  );
}
