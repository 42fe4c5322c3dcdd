type Given = Record<string, unknown>;

/**
 * Reads an address, which anybody may have written, for a route's `validateSearch`: what `read`
 * leaves out is not there. The router alone would hand it to the screen as it stands in the address.
 */
export const strictly =
  <Read extends object>(read: (given: Given) => Read) =>
  (given: Given): Read => {
    const nothing = Object.fromEntries(Object.keys(given).map((name) => [name, undefined]));
    return { ...nothing, ...read(given) };
  };
