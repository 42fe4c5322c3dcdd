/**
 * The rows with waiting mutations on top, made by `withOverlay`. In a file of its own: the first
 * rows on the screen ask, and they don't need the mutations.
 */
export const overlaid = new WeakSet<object>();
