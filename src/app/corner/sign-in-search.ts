/**
 * What a link to /auth carries: where the person is, to come back there (Spec 1 §2). At /auth itself it keeps what
 * brought them.
 * @param href of the page that the link stands on
 */
export const signInSearch = (href: string): true | { from: string } =>
  /^\/auth([/?#]|$)/.test(href) ? true : { from: href };
