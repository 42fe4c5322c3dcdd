/** Stands for a form whose row is gone: Enter in a field sends nothing. */
export const UNSENT = { handleSubmit: () => Promise.resolve() };
