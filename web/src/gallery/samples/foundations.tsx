import { typeset } from '@retour/core';
import { Headphones, Plane, Wine } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { IconTile, Prose } from '../../ui';
import styles from '../gallery.module.css';
import { Sample } from '../sample';

const colours = [
  'primary',
  'tag-head',
  'secondary',
  'soft',
  'ground',
  'surface',
  'line',
  'control',
  'disabled',
  'on-disabled',
  'cancel',
  'cancel-surface',
  'link',
  'light-blue',
  'success',
  'success-surface',
  'note',
  'on-note',
  'highlight',
] as const;

type SwatchStyle = CSSProperties & { readonly '--swatch': string };

function Swatch({ name }: { readonly name: string }): ReactNode {
  const style: SwatchStyle = { '--swatch': `var(--${name})` };
  return (
    <li className={styles.swatch}>
      <div className={styles.colour} style={style} />
      <p className={styles.colourName}>{name}</p>
    </li>
  );
}

export function Foundations(): ReactNode {
  return (
    <>
      <Sample name="Couleurs">
        <ul className={styles.swatches}>
          {colours.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </ul>
      </Sample>
      <Sample name="IconTile">
        <div className={styles.row}>
          <IconTile icon={Plane} />
          <IconTile icon={Headphones} />
          <IconTile icon={Wine} />
        </div>
      </Sample>
      <Sample name="Prose">
        <Prose>
          <h3>Ce que vous gardez sur vous</h3>
          <p>
            Vos factures suffisent. Sans elles, l’agent estime la valeur.{' '}
            <a href="#prose">Un lien dans le texte</a>, un <strong>mot fort</strong> et un{' '}
            <mark>passage trouvé</mark>.
          </p>
          <ul>
            <li>{typeset('une pièce d’identité ;')}</li>
            <li>vos factures.</li>
          </ul>
        </Prose>
      </Sample>
    </>
  );
}
