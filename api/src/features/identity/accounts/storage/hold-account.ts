/**
 * The account that `which` finds, `owner`, held before anything of it: its links, its password and its sessions. Nothing where
 * somebody wrote it since the statement began, which reads the rest as it was then: a session opened meanwhile would outlive the
 * password that it was opened with. The statement changes nothing then, and is to be begun again.
 */
export const holdAccount = (which: string): string => `begun as materialized (
  select id, xmin as written_by from agent where ${which}
), owner as materialized (
  select agent.id from agent join begun on begun.id = agent.id where agent.xmin = begun.written_by
  for no key update of agent
)`;
