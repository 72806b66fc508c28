/**
 * Who publishes this installation. Each value is read from the build environment and documented in
 * docs/operations/publisher.md; null means that the installation has not said it yet.
 */
export interface Publisher {
  readonly name: string | null;
  readonly address: string | null;
  readonly director: string | null;
  readonly host: string | null;
  readonly contactEmail: string | null;
  readonly dataProtectionContact: string | null;
  readonly sourceCodeUrl: string | null;
}

const said = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

export function readPublisher(environment: Readonly<Record<string, unknown>>): Publisher {
  return {
    name: said(environment.VITE_PUBLISHER_NAME),
    address: said(environment.VITE_PUBLISHER_ADDRESS),
    director: said(environment.VITE_PUBLISHER_DIRECTOR),
    host: said(environment.VITE_PUBLISHER_HOST),
    contactEmail: said(environment.VITE_PUBLISHER_EMAIL),
    dataProtectionContact: said(environment.VITE_PUBLISHER_DATA_PROTECTION),
    sourceCodeUrl: said(environment.VITE_SOURCE_CODE_URL),
  };
}

export const publisher: Publisher = readPublisher(import.meta.env);

export const notSaid = 'Non renseigné par cette installation';
