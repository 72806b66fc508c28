/**
 * `isReachable` of this installation, for the pages that show a link and need nothing else of whom it leads to: where
 * nobody is named, the build drops the link with what it takes to draw it.
 */
export const somebodyAnswers: boolean = Boolean(
  import.meta.env.VITE_HELP_PHONE?.trim() ||
    import.meta.env.VITE_HELP_FORM_URL?.trim() ||
    import.meta.env.VITE_PUBLISHER_EMAIL?.trim(),
);
