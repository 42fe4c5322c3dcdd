/** Work that is done one after another; so many may wait. */
export type Line = {
  isFull(): boolean;
  /** Does the work when all that came before is over, also when the line is full. */
  inTurn<T>(work: () => Promise<T> | T): Promise<T>;
};

/** @param most waiting, with the one that is being done */
export function createLine(most: number): Line {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    isFull: () => waiting >= most,
    inTurn(work) {
      waiting += 1;
      const result = last.then(work).finally(() => (waiting -= 1));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
