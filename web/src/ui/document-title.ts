const serviceName = 'Retour en France';
let pageTitle = '';
let errorSummaries = 0;

function write(): void {
  const named = pageTitle === '' ? serviceName : `${pageTitle} – ${serviceName}`;
  document.title = errorSummaries > 0 ? `Erreur\u00a0: ${named}` : named;
}

/** The title of the page being shown; the service's name is added. */
export function setPageTitle(title: string): void {
  pageTitle = title;
  write();
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
