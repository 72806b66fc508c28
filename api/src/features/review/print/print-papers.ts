import { type Declaration, type FieldProblem, type Papers, paperLimits } from '@retour/contract';
import { typeset } from '@retour/core';
import type { AgentCaller } from '../../../platform/caller';
import type { ProblemError } from '../../../platform/http/problem-error';
import type { RecentFile } from '../../../platform/recent-files';
import type { Queue } from '../../../platform/threads/thread-pool';
import type { DeclarationContext } from '../../declaration/context';
import { nomenclatureOf } from '../../declaration/described-line';
import {
  correctionPending,
  declarationErased,
  declarationNotFound,
  staleVersion,
} from '../../declaration/problems';
import type { Receipts } from '../../declaration/receipt/receipts';
import { declarationFinder } from '../../declaration/storage/find-declaration';
import { readCorrections } from '../../declaration/storage/read-corrections';
import { notSent, papersLeftOut, tooManyArticles } from '../problems';
import { logPapers } from '../storage/log-papers';

export interface PapersContext extends DeclarationContext {
  readonly receipts: Receipts;
}

export interface PapersRequest extends Papers {
  readonly by: AgentCaller;
  readonly queue: Queue;
  readonly signal: AbortSignal;
}

/** Why a declaration is not printed with others; null when it is. */
function refusalOf(declaration: Declaration | undefined, version: number): ProblemError | null {
  if (declaration === undefined) return declarationNotFound();
  if (declaration.anonymisedAt !== undefined) return declarationErased();
  if (declaration.status === 'draft') return notSent();
  if (declaration.version !== version) return staleVersion(declaration.version);
  return declaration.pendingCorrection === undefined ? null : correctionPending(declaration.status);
}

/**
 * The documents of several declarations as one, in their order: all of them as the agent saw them, or none. Each is logged once it is
 * drawn, before it leaves. Throws a 409 that says which are not, and a 422 when they have too many articles.
 */
export async function printPapers(
  context: PapersContext,
  { declarations: asked, by, queue, signal }: PapersRequest,
): Promise<RecentFile> {
  const { run, catalogue, receipts } = context;
  const find = declarationFinder(run);
  const found = await Promise.all(
    asked.map(async ({ id, version }) => {
      const declaration = (await find(id))?.declaration;
      return { id, declaration, refusal: refusalOf(declaration, version) };
    }),
  );
  const errors = found.flatMap(({ id, refusal }): FieldProblem[] =>
    refusal === null ? [] : [{ path: id, code: refusal.code, message: typeset(refusal.problem.detail) }],
  );
  if (errors.length > 0) throw papersLeftOut(errors);
  const printed = found.flatMap(({ declaration }) => (declaration === undefined ? [] : [declaration]));
  const articles = printed.reduce((sum, { shoppingProducts }) => sum + shoppingProducts.length, 0);
  if (articles > paperLimits.articles) throw tooManyArticles(articles);
  const nomenclature = nomenclatureOf(catalogue);
  const contents = await Promise.all(
    printed.map(async (declaration) => ({
      declaration,
      nomenclature,
      corrections: await readCorrections(run, declaration),
    })),
  );
  const file = await receipts.ofAll(contents, queue, signal);
  await logPapers(run, by, printed);
  return file;
}
