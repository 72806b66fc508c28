/** Where a list and what is chosen of it stand side by side, in the reader's own size of text. */
export const sideBySide = '(min-width: 100em)';
