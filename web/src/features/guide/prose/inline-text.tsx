import { typeset } from '@retour/core';
import { createElement, Fragment, type ReactElement } from 'react';
import { Link } from 'react-router';
import { GlossaryWord } from './glossary-word';
import { type InlinePiece, parseInline } from './inline';

function renderPiece(piece: InlinePiece): ReactElement | string {
  const words = typeset(piece.text);
  switch (piece.kind) {
    case 'strong':
      return <strong>{words}</strong>;
    case 'term':
      return <GlossaryWord term={piece.term}>{words}</GlossaryWord>;
    case 'link':
      return piece.href.startsWith('/') ? (
        <Link to={piece.href}>{words}</Link>
      ) : (
        <a href={piece.href} rel="noreferrer">
          {words}
        </a>
      );
    default:
      return words;
  }
}

/** One written sentence or more, its light markup shown and its typography right. */
export function InlineText({ source }: { readonly source: string }): ReactElement {
  return createElement(Fragment, null, ...parseInline(source).map(renderPiece));
}
