/**
 * A legal page: /privacy-policy or /terms-of-service. Loaded separately from the other texts, one
 * file per language.
 */
export type LegalText = {
  readonly title: string;
  /** A short summary. */
  readonly summary: string;
  readonly updated: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly text: readonly string[];
    readonly points?: readonly string[];
  }[];
};

export type LegalPages = { readonly privacy: LegalText; readonly terms: LegalText };
