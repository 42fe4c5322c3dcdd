import type { Held } from '../phone/page-hooks.ts';

/**
 * What a device has not read yet of the server's changes, one sentence each. A cursor stands behind
 * everything that was read, so it has passed the last change when it is greater.
 * @param last the last transaction that changed a row
 */
export function unreadBy(device: string, { scopes }: Pick<Held, 'scopes'>, last: number): string[] {
  return scopes.flatMap(({ scope, complete, c, departed }) => {
    if (!complete) return [`${device}: ${scope} is not complete`];
    return Object.entries({ ...c, departed })
      .filter(([, [xid]]) => xid <= last)
      .map(([what, [xid]]) => `${device}: ${scope} ${what} is read to ${xid}, not to ${last}`);
  });
}
