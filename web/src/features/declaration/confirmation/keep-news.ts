import { type Declaration, declarantNames } from '@retour/contract';
import { spokenName } from '@retour/core';
import { refreshSentDeclaration } from '../../../store';
import { receiptToKeep } from './kept-receipt';

/** Keeps what the server says of a sent declaration, the name of who declares as an agent put it right; of one whose names are erased, that which this device knows. */
export function keepNews(id: string, declaration: Declaration): void {
  const names = declarantNames(declaration);
  const isNamed = `${names.firstName}${names.lastName}` !== '';
  refreshSentDeclaration(id, {
    ...declaration,
    declarant: isNamed ? spokenName(names) : undefined,
    receipt: receiptToKeep(declaration),
  });
}
