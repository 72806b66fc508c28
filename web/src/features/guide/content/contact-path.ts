/** Where every page leads those who need somebody. */
export const contactPath = '/a-propos#contact';
