/** Counts how often each thing happened, by topic. */
export class Counts {
  readonly #topics = new Map<string, Map<string, number>>();

  add(topic: string, what: string, times = 1): void {
    const of = this.#topics.get(topic) ?? new Map<string, number>();
    of.set(what, (of.get(what) ?? 0) + times);
    this.#topics.set(topic, of);
  }

  /** One line per topic, the most frequent first. */
  lines(): string[] {
    return [...this.#topics].map(([topic, of]) => {
      const all = [...of].toSorted(([, a], [, b]) => b - a);
      const sum = all.reduce((total, [, times]) => total + times, 0);
      return `${topic}: ${sum} (${all.map(([what, times]) => `${what} ${times}`).join(', ')})`;
    });
  }
}
