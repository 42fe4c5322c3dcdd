import { report } from '#sync/device/report.ts';

/**
 * Reports what went wrong while `isCurrent` holds. What a screen began and left behind may read a
 * database that was closed with its account: that is no fault.
 */
export const reportWhile =
  (isCurrent: () => boolean) =>
  (error: unknown): void => {
    if (isCurrent()) report(error);
  };
