import { createContext } from 'react';

/** Told of each article that is asked about, and when it no longer is: what is said over them depends on it. */
export const AskedArticles = createContext<(articleId: string, isAsked: boolean) => void>(() => undefined);
