import type { AuthorType } from '../declaration/author-types';
import type { DeclarationStatus } from '../declaration/status';

/**
 * Where an answer stands: computed while a basket is filled, computed, declared and due, due before the agent who examines
 * it, settled with an agent, ended without a payment, withdrawn by its declarant, whose control is still to come, or ended as the
 * goods were left to the customs or went back.
 */
export const answerStages = [
  'running',
  'simulated',
  'due',
  'examined',
  'settled',
  'uncollected',
  'withdrawn',
  'not-entered',
] as const;
export type AnswerStage = (typeof answerStages)[number];

const stages: Readonly<Record<DeclarationStatus, AnswerStage>> = {
  draft: 'simulated',
  submitted: 'due',
  validated: 'due',
  paid: 'settled',
  refused: 'uncollected',
  cancelled: 'withdrawn',
  abandoned: 'not-entered',
  're-exported': 'not-entered',
  seized: 'not-entered',
};

/** The stage of a declaration of this status. */
export function stageOf(status: DeclarationStatus): AnswerStage {
  return stages[status];
}

/**
 * The stage of a declaration as its declarant is told it: once an agent has validated or corrected it, or has written it, they
 * stand before that agent. One that is taken up again, or whose correction waits for a second officer, is still to be met. What an officer
 * reads goes by `stageOf`.
 */
export function stageOfDeclaration({
  status,
  authorType,
  correction,
}: {
  readonly status: DeclarationStatus;
  readonly authorType?: AuthorType | undefined;
  /** The last one by an agent. */
  readonly correction?: object | undefined;
}): AnswerStage {
  const stage = stageOf(status);
  const isExamined = status === 'validated' || authorType === 'agent' || correction !== undefined;
  return stage === 'due' && isExamined ? 'examined' : stage;
}

/** The stage as those are told it who stand before an agent with it. */
export function stageAtDesk(stage: AnswerStage): AnswerStage {
  return stage === 'due' ? 'examined' : stage;
}

/** Whether it was declared, and is still to be settled. */
export function isDue(stage: AnswerStage): boolean {
  return stage === 'due' || stage === 'examined';
}

/** Whether it ended, and nothing is collected for it. */
export function isUncollected(stage: AnswerStage): boolean {
  return stage === 'uncollected' || stage === 'withdrawn' || stage === 'not-entered';
}

/** Whether nothing is collected for it, whatever was computed. */
export function isNeverCollected(status: DeclarationStatus): boolean {
  return isUncollected(stages[status]);
}
