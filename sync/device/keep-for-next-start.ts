/**
 * Keeps what is on screen for the next start (`last-rows.ts`). Its code is not part of this start;
 * where it can't be loaded, the next start begins without rows.
 * @param name `qg.seen.…`
 * @param value null to forget it
 */
export function keepForNextStart(name: string, value: object | null): void {
  void import('./last-rows.ts')
    .then((last) => last.keepLastRows(name, value))
    .catch(() => undefined);
}
