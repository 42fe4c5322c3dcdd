let order: Intl.Collator | undefined;

/**
 * Compares names as a person would sort them: accents and case count last, and "Equipe 2" comes
 * before "Equipe 10". Made at first use: it costs milliseconds, and a start sorts no names.
 */
export function compareNames(a: string, b: string): number {
  order ??= new Intl.Collator('pt-BR', { numeric: true });
  return order.compare(a, b);
}
