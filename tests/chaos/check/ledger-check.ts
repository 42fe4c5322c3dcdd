import type { Asked, Evidence, LedgerRow, Places } from './evidence.ts';

/** What happened to every mutation that was asked. */
export type Outcomes = {
  applied: number;
  refused: number;
  taken_back: number;
  waiting: number;
  /** In the ledger, from a device that was killed before it reported the mutation to the run. */
  unreported: number;
};

export type Verdict = {
  readonly outcomes: Outcomes;
  /** One sentence each; empty when everything is as promised. */
  readonly problems: string[];
};

/**
 * Compares what devices stored, what the server answered, what its ledger has, and what the devices
 * show at the end, when everything is quiet.
 */
export function checkLedger(evidence: Evidence): Verdict {
  const ledger = new Map(evidence.ledger.map((row) => [row.id, row]));
  const problems = [
    ...saidAndKept(evidence, ledger),
    ...doneTwice(evidence),
    ...outOfOrder(evidence, ledger),
    ...evidence.places.flatMap(oversold),
    ...evidence.ledger
      .filter(({ status }) => status === 'pending')
      .map(({ id, name }) => `${name} ${id}: the ledger never came to an end with it`),
  ];
  const outcomes = { applied: 0, refused: 0, taken_back: 0, waiting: 0, unreported: 0 };
  const known = new Map(evidence.asked.map((one) => [one.id, one]));
  outcomes.unreported = evidence.ledger.filter(({ id }) => !known.has(id)).length;
  for (const asked of known.values()) {
    const [outcome, problem] = outcomeOf(asked, evidence, ledger);
    if (outcome) outcomes[outcome] += 1;
    if (problem) problems.push(`${asked.name} ${asked.id} of ${asked.device}: ${problem}`);
  }
  return { outcomes, problems };
}

type Outcome = [outcome: keyof Outcomes | null, problem?: string | undefined];

/** Applied, refused with an answer, withdrawn, or still shown: no other outcome is allowed. */
function outcomeOf(
  { id, device }: Asked,
  { let_go, queued }: Evidence,
  ledger: ReadonlyMap<string, LedgerRow>,
): Outcome {
  const row = ledger.get(id);
  const here = queued.find((one) => one.id === id && one.device === device);
  const left = let_go.findLast((one) => one.id === id);
  if (row?.status === 'applied') {
    if (here?.status === 'rejected') return ['applied', `done, and shown as ${here.error?.code}`];
    if (here) return ['applied', `done, and still ${here.status}`];
    if (left && left.status !== 'acked') return ['applied', `done, and let go as ${left.status}`];
    return ['applied'];
  }
  if (row?.status === 'rejected') {
    if (here?.status === 'rejected') {
      const shown = here.error?.code;
      return ['refused', shown === row.code ? undefined : `${row.code} is shown as ${shown}`];
    }
    if (here) return ['refused', `refused, and still ${here.status}`];
    return ['refused', left?.status === 'rejected' ? undefined : 'refused, and nobody was told'];
  }
  // refused as a whole batch, before the ledger
  if (here?.status === 'rejected') return ['refused'];
  if (here) return ['waiting', `still ${here.status} with the best of lines`];
  if (left?.status === 'rejected') return ['refused'];
  const withdrawn = left?.status === 'queued' && left.open_sends === 0;
  return withdrawn ? ['taken_back'] : [null, 'LOST'];
}

/** Every answer to a device equals the ledger's outcome, whatever was killed since. */
const saidAndKept = ({ said }: Evidence, ledger: ReadonlyMap<string, LedgerRow>): string[] =>
  said.flatMap(({ id, status, code }) => {
    const row = ledger.get(id);
    if (!row) return status === 'applied' ? [`${id}: said to be done, and not in the ledger`] : [];
    if (row.status === status && (row.code ?? undefined) === code) return [];
    return [`${id}: said ${status} ${code ?? ''}, recorded ${row.status} ${row.code ?? ''}`];
  });

/** The first answer is the one that is not a replay. */
function doneTwice({ said }: Evidence): string[] {
  const first = new Map<string, number>();
  for (const { id, status, dup } of said) {
    if (status === 'applied' && !dup) first.set(id, (first.get(id) ?? 0) + 1);
  }
  return [...first].filter(([, times]) => times > 1).map(([id]) => `${id}: done twice`);
}

/** Per device and lane, the ledger has the mutations in the order of asking. */
function outOfOrder({ asked }: Evidence, ledger: ReadonlyMap<string, LedgerRow>): string[] {
  const last = new Map<string, { id: string; xid: number }>();
  const problems: string[] = [];
  for (const { id, device, user_id, lane } of asked.toSorted((a, b) => a.seq - b.seq)) {
    const row = ledger.get(id);
    if (!row) continue;
    const where = `${device} ${user_id} ${lane}`;
    const before = last.get(where);
    if (before && before.xid > row.xid) problems.push(`${id}: done before ${before.id} (${lane})`);
    last.set(where, row);
  }
  return problems;
}

function oversold({ id, max_op, operators_count, here, doubled }: Places): string[] {
  const problems: string[] = [];
  if (max_op > 0 && here > max_op) problems.push(`event ${id}: ${here} people in ${max_op} places`);
  if (operators_count !== here) problems.push(`event ${id}: counts ${operators_count} of ${here}`);
  if (doubled > 0) problems.push(`event ${id}: ${doubled} accounts with two places`);
  return problems;
}
