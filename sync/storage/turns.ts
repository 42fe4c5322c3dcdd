/** What RxDB's page and thread send each other. */
type Request = { readonly connectionId: string };
type Answer = Request & { readonly answerTo: string };

/**
 * WebKit: a thread that ends while one transaction of a database is being committed and another one
 * runs leaves this database unable to run any, for every later page, also after a reload
 * (webkit.org/b/324094). A page ends its thread at any moment, so there a collection, which is a
 * database, gets its requests one after the other. Rule [S8].
 */
export const NEEDS_TURNS: boolean = /^(?!.*Chrome).*AppleWebKit/.test(navigator.userAgent);

/** @returns functions to call with each request, and with each answer */
export function takingTurns<Asked extends Request>(pass: (request: Asked) => void) {
  /** What waits for an answer to the request before it, by collection. */
  const waiting = new Map<string, Asked[]>();
  return {
    ask(request: Asked): void {
      const others = waiting.get(request.connectionId);
      if (others) return void others.push(request);
      waiting.set(request.connectionId, []);
      pass(request);
    },
    answered({ connectionId, answerTo }: Answer): void {
      if (answerTo === 'changestream') return; // no request waits for it
      const next = waiting.get(connectionId)?.shift();
      if (next) pass(next);
      else waiting.delete(connectionId);
    },
  };
}
