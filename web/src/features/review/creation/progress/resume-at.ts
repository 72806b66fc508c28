import { creationPaths } from '../creation-paths';
import { type AgentDeclaration, resumePath } from './creation-progress';
import { typedArticles } from './typed-articles';

/** Goes with the way back to the form of an article: what stands in the search is of another. */
export const resumed = { isResumed: true } as const;

const whereArticlesAre: readonly string[] = [creationPaths.products, creationPaths.check];

/** Where an officer takes a declaration up: at the one article that was being typed, else where the work goes on. */
export function resumeAt(declaration: AgentDeclaration): string {
  const path = resumePath(declaration);
  const [typed, ...others] = typedArticles(declaration.declarationAgentRequest);
  return typed !== undefined && others.length === 0 && whereArticlesAre.includes(path) ? typed.path : path;
}
