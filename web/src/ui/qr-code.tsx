import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from './class-names';
import styles from './qr-code.module.css';

/** Empty modules that the standard asks for around a code. */
const quietZone = 4;

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** As large as the room that it is given, whose whole ground is white: to be read from a screen. */
  readonly fills?: boolean | undefined;
}

/** A QR code drawn as one SVG path: sharp on paper and on any screen, dark on white in both themes. */
export function QrCode({ text, label, fills = false }: QrCodeProps): ReactNode {
  const { path, size } = useMemo(() => drawCode(text), [text]);
  const side = size + quietZone * 2;
  return (
    <svg
      role="img"
      aria-label={label}
      className={classNames(styles.code, fills && styles.fills)}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      data-code={text}
    >
      <rect className={styles.paper} x={-quietZone} y={-quietZone} width={side} height={side} />
      <path className={styles.modules} d={path} />
    </svg>
  );
}

function drawCode(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
