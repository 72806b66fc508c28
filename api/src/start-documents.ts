import { createDocuments, type Documents, type DocumentsOptions } from './platform/threads/documents';

/** Documents drawn by the program `draw-document`, which knows each kind of them. */
export function startDocuments(options: Omit<DocumentsOptions, 'program'>): Documents {
  return createDocuments({
    ...options,
    program: {
      built: new URL('./draw-document.js', import.meta.url),
      source: new URL('./draw-document.ts', import.meta.url),
    },
  });
}
