import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { reachedFiles, walk, type Node } from '#tests/fixtures/samples/reached-files.ts';
import { achievementMutations } from './achievement.ts';
import { teamAgendaMutations } from './agenda/team-agenda.ts';
import { teamAllianceMutations } from './team-alliance.ts';
import { teamCommunicationMutations } from './team-communication.ts';
import { teamInvitationMutations } from './team-invitation.ts';
import { teamMemberMutations } from './team-member.ts';
import { teamRankMutations } from './team-rank.ts';
import { teamMutations } from './team.ts';

const NAMES = Object.keys({
  ...teamMutations,
  ...teamMemberMutations,
  ...teamInvitationMutations,
  ...teamRankMutations,
  ...teamCommunicationMutations,
  ...teamAllianceMutations,
  ...teamAgendaMutations,
  ...achievementMutations,
});

/** The newest version of each: older ones stay for queues that wait (sync/SPEC.md). */
const newest = Object.values(
  Object.groupBy(
    NAMES.toSorted((a, b) => versionOf(a) - versionOf(b)),
    (name) => name.split('@')[0]!,
  ),
).map((versions) => versions!.at(-1)!);

function versionOf(name: string): number {
  return Number(name.split('@')[1]);
}

/** What a call hands over first, as `act('vote@1', …)` does, also where it decides between two. */
const firstArguments = (call: Node): unknown[] => {
  const asks = (call['callee'] as Node)['property'] as Node | undefined;
  if (asks?.['name'] === 'includes') return [];
  const [first] = call['arguments'] as Node[];
  const either =
    first?.type === 'ConditionalExpression' ? [first['consequent'], first['alternate']] : [first];
  return either.map((one) => (one as Node | undefined)?.['value']);
};

/** One of several that are asked for at once: `{ name: 'vote@1', args }`. */
const namedIn = (object: Node): unknown[] =>
  (object['properties'] as Node[]).flatMap((property) =>
    (property['key'] as Node | undefined)?.['name'] === 'name'
      ? [literalOf(property['value'])]
      : [],
  );

/** Also of `'vote@1' as const`. */
const literalOf = (value: unknown): unknown => {
  const node = value as Node;
  return node.type === 'TSAsExpression' ? literalOf(node['expression']) : node['value'];
};

function sentByScreens(): ReadonlySet<unknown> {
  const sent = new Set<unknown>();
  for (const file of reachedFiles()) {
    if (!file.startsWith('src/features/')) continue;
    walk(parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node, (node) => {
      if (node.type === 'CallExpression') firstArguments(node).forEach((one) => sent.add(one));
      if (node.type === 'ObjectExpression') namedIn(node).forEach((one) => sent.add(one));
    });
  }
  return sent;
}

test('every mutation about a team is sent by a screen that a start of the product leads to', () => {
  const sent = sentByScreens();
  expect(newest.filter((name) => !sent.has(name))).toEqual([]);
  // it is looked for, and not found by chance
  expect(newest.length).toBeGreaterThan(25);
  expect(sent).not.toContain('leave_the_sport@1');
});
