/** The answer of an external service. */
export type ProviderAnswer = {
  status: number;
  text: string;
  /** The text as JSON, or null. */
  json: unknown;
};

/** Calls an external service. Null when it can't be reached, or does not answer in time. */
export async function askProvider(
  url: string,
  { timeout_ms, ...init }: RequestInit & { timeout_ms: number },
): Promise<ProviderAnswer | null> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error', // a redirect could lead to another server
      signal: AbortSignal.timeout(timeout_ms),
    });
    const text = await response.text();
    return { status: response.status, text, json: parsed(text) };
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
