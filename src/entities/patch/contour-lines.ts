/** Steps around a hill, and how far one line is from the next. */
const STEPS = 72;
const APART = 46;

/**
 * Contour lines of two hills as SVG paths, the same for the same id. They lie far enough out not to
 * run through each other's tops.
 */
export function contourLines(
  id: string,
  { width, height }: { width: number; height: number },
): string[] {
  let turn = 0;
  for (const letter of id) turn = (turn * 31 + (letter.codePointAt(0) ?? 0)) % 628;
  const phase = turn / 100;
  const hills = [
    { x: width * 0.12, y: height * 0.16, rings: 9, phase },
    { x: width * 0.94, y: height * 0.82, rings: 11, phase: phase + 2 },
  ];
  return hills.flatMap((hill) =>
    Array.from({ length: hill.rings }, (_, n) => ring(hill, APART * (n + 1))),
  );
}

function ring(hill: { x: number; y: number; phase: number }, radius: number): string {
  const points = Array.from({ length: STEPS }, (_, n) => {
    const angle = (n * 2 * Math.PI) / STEPS;
    const bent =
      1 + 0.12 * Math.sin(3 * angle + hill.phase) + 0.06 * Math.sin(5 * angle - hill.phase);
    const at = (from: number, part: number) => Math.round(from + radius * bent * part);
    return `${at(hill.x, Math.cos(angle))} ${at(hill.y, Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}
