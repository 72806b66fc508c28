import { createHash } from 'node:crypto';
import { type AgentList, agentListLimits } from '@retour/contract';
import { foldText } from '@retour/core';
import { type ActingAgent, entryOf, insertListEntry } from '../../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../../platform/database/database';
import { type AgentRow, agentColumns, toAgent } from '../../storage/agent-store';

type ListedRow = AgentRow & { readonly total: number };

/** Those of a condition, those to approve first, by their names as French orders them, whatever the locale of the database; `$1` is the entry of the log. */
const textOf = (condition: string, isSearch: string): string => `
with shown as materialized (
  select ${agentColumns}, count(*) over ()::int as total from agent where erased_at is null and ${condition}
  order by array_position(array['pending', 'active', 'unverified', 'disabled'], status),
    declaration_sort_name(last_name, first_name) collate "C", agent.id
  limit ${agentListLimits.agents}
), logged as (${insertListEntry({ entry: '$1', shown: 'shown', isSearch })})
select * from shown`;

function toList(rows: readonly ListedRow[]): AgentList {
  return { agents: rows.map(toAgent), total: rows[0]?.total ?? 0 };
}

const listText = textOf('true', 'false');

/** The agents of the installation, those to approve first; logged by the statement that reads them. */
export async function listAgents(run: RunStatement, by: ActingAgent): Promise<AgentList> {
  const rows = await run<ListedRow>({
    name: 'list-agents',
    text: listText,
    values: [entryOf(by, { action: 'accounts-listed' })],
  });
  return toList(rows);
}

interface Named {
  readonly id: string;
  readonly names: string;
  readonly email: string;
}

const between = /[^\p{L}\p{N}]+/u;

/** The words of a text as every search reads them: « O’Connor » is found as two, and as one. */
function wordsOf(text: string): readonly string[] {
  const folded = foldText(text.normalize('NFKC'));
  const whole = folded.split(/\s+/u).map((word) => word.split(between).join(''));
  return [...folded.split(between), ...whole].filter((word) => word !== '');
}

function isFoundBy({ names, email }: Named, typed: readonly string[]): boolean {
  const words = [...wordsOf(names), ...foldText(email).split(between)];
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

const namesText = `select id, concat_ws(' ', first_name, last_name) as names, email from agent where erased_at is null`;
const foundText = textOf('agent.id = any($2::uuid[])', 'true');

/**
 * Those of whom every word that is typed begins a name or a part of the address, in their order. Names are folded here, as no index holds
 * them so: a country has some tens of thousands of agents. The log tells one search from another by a digest of whom it found.
 */
export async function searchAgents(run: RunStatement, search: string, by: ActingAgent): Promise<AgentList> {
  const typed = foldText(search.normalize('NFKC'))
    .split(between)
    .filter((word) => word !== '');
  const people =
    typed.length === 0 ? [] : await run<Named>({ name: 'name-agents', text: namesText, values: [] });
  const ids = people.filter((named) => isFoundBy(named, typed)).map(({ id }) => id);
  const shown = createHash('sha256').update(ids.toSorted().join()).digest('base64url').slice(0, 22);
  const details = { filters: ['search'], ...(ids.length === 0 ? {} : { shown }) };
  const rows = await run<ListedRow>({
    name: 'find-agents',
    text: foundText,
    values: [entryOf(by, { action: 'accounts-listed', details }), ids],
  });
  return toList(rows);
}
