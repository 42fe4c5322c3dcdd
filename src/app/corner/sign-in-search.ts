/**
 * What a link to /auth carries: the current page, to come back to (Spec 1 §2). On /auth itself it
 * keeps the page that led there.
 * @param href of the page with the link
 */
export const signInSearch = (href: string): true | { from: string } =>
  /^\/auth([/?#]|$)/.test(href) ? true : { from: href };
