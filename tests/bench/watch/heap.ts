import type { Page } from 'playwright';
import type { Phone } from '../phone.ts';

/** What a page keeps alive. */
export type Heap = {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
};

/** Long enough for what a screen does after it was left. */
const REST_MS = 3_000;

/** After everything that nothing refers to was collected; of the page's thread, not its workers. */
export async function heapOf(phone: Phone, page: Page): Promise<Heap> {
  await page.waitForTimeout(REST_MS);
  const devtools = await phone.devtools(page);
  // a finalizer may free more
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
