/** An id in an address, as part of a pattern: a UUID in lower case. */
export const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
