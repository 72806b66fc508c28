import { environmentText } from './environment-text';

/**
 * Who publishes this installation. Each value is read from the build environment and documented in
 * docs/operations/publisher.md; null means that the installation has not said it yet: its line is not shown.
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

export function readPublisher(environment: Readonly<Record<string, unknown>>): Publisher {
  return {
    name: environmentText(environment.VITE_PUBLISHER_NAME),
    address: environmentText(environment.VITE_PUBLISHER_ADDRESS),
    director: environmentText(environment.VITE_PUBLISHER_DIRECTOR),
    host: environmentText(environment.VITE_PUBLISHER_HOST),
    contactEmail: environmentText(environment.VITE_PUBLISHER_EMAIL),
    dataProtectionContact: environmentText(environment.VITE_PUBLISHER_DATA_PROTECTION),
    sourceCodeUrl: environmentText(environment.VITE_SOURCE_CODE_URL),
  };
}

export const publisher: Publisher = readPublisher(import.meta.env);

/** Said where a page must name the publisher and nobody has: the service is being tried. */
export const unnamedPublisher =
  'Ce service est à l’essai : l’organisme responsable n’est pas encore nommé. Pour une vraie démarche, adressez-vous à un agent des douanes.';
