/** A page that is still here after this time was not left. Unit: ms. */
const LEAVING_MS = 10_000;
let leaves_until = 0;

/**
 * Called when the browser begins to load another page in place of this one. Firefox and WebKit then
 * end at once whatever this page still loads, long before `pagehide`, and report it as failed.
 */
export function beginToLeave(): void {
  leaves_until = performance.now() + LEAVING_MS;
}

/** Whether what fails now may have failed only because the page is being left. */
export const isBeingLeft = (): boolean => performance.now() < leaves_until;

/**
 * Waits until the page has turned out to stay; a page that is left never gets there. Await it before
 * a failed load is shown or answered: to load this page again would take the place of the one that
 * its person asked for.
 */
export async function staysHere(): Promise<void> {
  if (isBeingLeft())
    await new Promise((done) => setTimeout(done, leaves_until - performance.now()));
}
