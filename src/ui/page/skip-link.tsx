/** The first element that Tab reaches; it skips the bars. The target needs `tabIndex={-1}`. */
export function SkipLink({ target_id, children }: { target_id: string; children: string }) {
  return (
    <a href={`#${target_id}`} className="skip-link">
      {children}
    </a>
  );
}
