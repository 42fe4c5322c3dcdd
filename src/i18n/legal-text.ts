/** A page of law: /privacy-policy or /terms-of-service. Loaded apart from the other words, one file a language. */
export type LegalText = {
  readonly title: string;
  /** In short, for those who read no further. */
  readonly summary: string;
  readonly updated: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly text: readonly string[];
    readonly points?: readonly string[];
  }[];
};

export type LegalPages = { readonly privacy: LegalText; readonly terms: LegalText };
