import { useEffect } from 'react';

const serviceName = 'Retour en France';
let pageTitle = '';
let errorSummaries = 0;

/** The title of the document, of the page shown last otherwise. Bookmarks and searches keep it: it holds no invisible joiner. */
export function documentTitle(page: string = pageTitle): string {
  const named = page === '' ? serviceName : `${page.replaceAll('\u2060', '')} – ${serviceName}`;
  return errorSummaries > 0 ? `Erreur\u00a0: ${named}` : named;
}

function write(): void {
  document.title = documentTitle();
}

/** The title of the page being shown; the service's name is added. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    pageTitle = title;
    write();
  }, [title]);
}

/** Says in the document's title that the page holds errors, until the returned function is called. */
export function markTitleAsErroneous(): () => void {
  errorSummaries += 1;
  write();
  return () => {
    errorSummaries -= 1;
    write();
  };
}
