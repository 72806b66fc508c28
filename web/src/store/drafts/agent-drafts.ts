import type { DeclarationRequest } from '../declaration-state';
import { draftTable } from './draft-table';
import { giveDraftsBack, tabDrafts } from './drafts';

/** Drafts of a tab, as they are stored, by their names there. */
export type StoredDrafts = Readonly<Record<string, string>>;

/** Names what an agent types for a declaration: this tab may know several, and travellers' forms. */
export function agentDraftsOf({ declarationId = '' }: Pick<DeclarationRequest, 'declarationId'>): string {
  return `:${declarationId}`;
}

/** Which draft of an article an agent's form is; that of a traveller's form otherwise. */
export const agentArticleDraft = (of: string, which: string): string => `${of}:${which}`;

/** What this tab keeps of what was typed for this declaration: the words of the search, and articles not added. */
export function agentDrafts(request: Pick<DeclarationRequest, 'declarationId'>): StoredDrafts {
  const of = agentDraftsOf(request);
  const search = draftTable.agentSearch.key + of;
  const articles = draftTable.article.key + agentArticleDraft(of, '');
  return Object.fromEntries(
    Object.entries(tabDrafts('started-anew')).filter(([key]) => key === search || key.startsWith(articles)),
  );
}

/** Which articles those are, in the order in which a tab keeps them. */
export function agentArticleDrafts(request: Pick<DeclarationRequest, 'declarationId'>): readonly string[] {
  const prefix = draftTable.article.key + agentArticleDraft(agentDraftsOf(request), '');
  return Object.keys(agentDrafts(request)).flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
}

/** Keeps in this tab what `agentDrafts` gave. */
export function giveAgentDraftsBack(drafts: StoredDrafts): void {
  giveDraftsBack('started-anew', drafts);
}
