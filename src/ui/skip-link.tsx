/** The first thing Tab reaches; it jumps over the bars. The target needs `tabIndex={-1}`. */
export function SkipLink({ target_id, children }: { target_id: string; children: string }) {
  return (
    <a href={`#${target_id}`} className="skip-link">
      {children}
    </a>
  );
}
