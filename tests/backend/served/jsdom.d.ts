declare module 'jsdom' {
  /** A page without a browser: it runs no script and loads nothing. */
  export class JSDOM {
    constructor(html: string, options?: { contentType: string });
    readonly window: Window;
  }
}
