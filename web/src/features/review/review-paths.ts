const list = '/agent/declaration';

/** Addresses of the agents' list, and of the pages it leads to. */
export const reviewPaths = {
  home: '/agent',
  account: '/agent/mon-compte',
  office: '/agent/mon-compte/bureau',
  accessLog: (publicId: string): string => `/agent/mon-compte/journal?declaration=${publicId}`,
  list,
  scan: '/agent/qr-code-manuel',
  takings: '/agent/encaissements',
  tutorial: '/agent/tutoriel',
  /** The way in, which offers a declaration that is begun before a new one. */
  create: `${list}/ajout`,
  /** What a traveller showed before declaring; what was read goes with it in the history of the tab. */
  takeover: `${list}/ajout/reprise`,
  declaration: (publicId: string): string => `${list}/${publicId}`,
  /** Opens on one line when it is named. */
  correction: (publicId: string, customId?: string): string =>
    `${list}/${publicId}/corriger${customId === undefined ? '' : `?article=${encodeURIComponent(customId)}`}`,
  version: (publicId: string, version: number): string => `${list}/${publicId}/versions/${version}`,
} as const;
