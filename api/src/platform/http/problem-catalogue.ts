export interface ProblemEntry {
  readonly status: number;
  /** Of a 5xx: the service is well, and takes no more for a moment. Nothing is broken. */
  readonly isForAMoment?: boolean;
  readonly title: string;
  readonly detail: string;
}

/** Every problem that the platform answers, in French for people, by its stable code for programs. */
export const problemCatalogue = {
  'malformed-request': {
    status: 400,
    title: 'Requête illisible',
    detail:
      'L’adresse ou les en-têtes de la requête ne se lisent pas. Vérifiez l’adresse, ou revenez à l’accueil.',
  },
  'malformed-json': {
    status: 400,
    title: 'Corps illisible',
    detail: 'Le corps de la requête n’est pas du JSON valable. Corrigez-le puis recommencez.',
  },
  'request-timeout': {
    status: 408,
    title: 'Requête trop lente',
    detail: 'La requête n’est pas arrivée à temps. Recommencez.',
  },
  'not-found': {
    status: 404,
    title: 'Introuvable',
    detail: 'Cette adresse n’existe pas dans le service. Vérifiez-la.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Méthode refusée',
    detail: 'Cette adresse n’accepte pas cette méthode. L’en-tête Allow dit celles qu’elle accepte.',
  },
  'precondition-failed': {
    status: 412,
    title: 'Version différente',
    detail: 'Ce fichier n’est plus dans la version que vous demandez. Rechargez la page.',
  },
  'body-too-large': {
    status: 413,
    title: 'Requête trop lourde',
    detail: 'Le corps de la requête dépasse 256 Kio. Envoyez moins d’articles à la fois.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Format refusé',
    detail: 'Le corps de la requête doit être du JSON, annoncé par « Content-Type: application/json ».',
  },
  'invalid-input': {
    status: 422,
    title: 'Données à corriger',
    detail: 'Des champs sont absents ou mal remplis. Corrigez les champs cités puis recommencez.',
  },
  'too-broad': {
    status: 422,
    title: 'Demande trop large',
    detail:
      'Il y a trop de résultats à parcourir. Précisez votre demande, avec une période plus courte par exemple, puis recommencez.',
  },
  'header-too-large': {
    status: 431,
    title: 'En-têtes trop longs',
    detail: 'Les en-têtes de la requête sont trop longs. Raccourcissez-les.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Trop de requêtes',
    detail: 'Trop de requêtes viennent de votre réseau. Attendez quelques secondes puis recommencez.',
  },
  'internal-error': {
    status: 500,
    title: 'Erreur du service',
    detail: 'Le service a rencontré une erreur inattendue. Recommencez dans un moment.',
  },
  overloaded: {
    status: 503,
    isForAMoment: true,
    title: 'Service très sollicité',
    detail: 'Le service reçoit trop de demandes à la fois. Recommencez dans quelques secondes.',
  },
  'not-ready': {
    status: 503,
    title: 'Service indisponible',
    detail: 'Le service démarre, s’arrête ou ne joint pas sa base de données. Recommencez dans un moment.',
  },
} as const satisfies Record<string, ProblemEntry>;

export type ProblemCode = keyof typeof problemCatalogue;
