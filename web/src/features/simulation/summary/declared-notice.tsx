import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showSentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { useDeclaredAlready } from '../../basket/session/declared-already';
import { declaredText } from '../../basket/text/declared-text';
import { declarationPath } from '../simulator-paths';

/** Beside a result, what of it is declared; where all is, the page leads to the declaration rather than to declaring. */
export function DeclaredNotice(): ReactNode {
  const declared = useDeclaredAlready();
  if (declared === undefined) return null;
  const { count, isAll, declaration } = declared;
  if (isAll) return <Notice tone="info">{declaredText.all}</Notice>;
  return (
    <Notice tone="info">
      <p>{declaredText.some(count)}</p>
      <p>
        <Link to={declarationPath} onClick={() => showSentDeclaration(declaration.id)}>
          {declaredText.see}
        </Link>
      </p>
    </Notice>
  );
}
