/** Every id of ours is a uuid in lower case; anything else in an address is nobody's. */
export const isId = (id: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id);
