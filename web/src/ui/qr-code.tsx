import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Empty modules that the standard asks for around a code. */
const quietZone = 4;

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code drawn as one SVG path: sharp on paper and on any screen, dark on white in both themes. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { path, size } = useMemo(() => drawCode(text), [text]);
  const side = size + quietZone * 2;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
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
