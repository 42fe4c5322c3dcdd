import { readdirSync, readFileSync } from 'node:fs';

/** A process and everything that it started, the parents first. */
function processTree(pid: number): number[] {
  const children = Map.groupBy(running(), ({ parent }) => parent);
  const of = (one: number): number[] => [
    one,
    ...(children.get(one) ?? []).flatMap((child) => of(child.pid)),
  ];
  return of(pid);
}

/** Kills a process and everything that it started, and waits until all of them are gone. */
export async function killTree(pid: number): Promise<void> {
  const all = processTree(pid);
  for (const one of all) signal(one, 'SIGKILL');
  while (all.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The processes below `pid` whose command line contains this text. */
export const processesOf = (pid: number, text: string): number[] =>
  processTree(pid).filter((one) => commandLine(one).includes(text));

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended
  }
}

/** A process that ended and was not asked for yet (a zombie) holds no file and no lock. */
const isRunning = (pid: number): boolean => !['', 'Z', 'X'].includes(stateOf(pid).state);

function stateOf(pid: number): { state: string; parent: number } {
  try {
    // after the name, which may contain anything: state, parent
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ', 2);
    return { state, parent: Number(parent) };
  } catch {
    return { state: '', parent: 0 };
  }
}

const running = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: stateOf(Number(name)).parent }));

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
