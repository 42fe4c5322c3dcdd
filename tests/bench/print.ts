import { isWithin, median, ratioOf, type Figure, type Sample, type Table } from './figures.ts';

const HEAD = ['what', 'ours (min–max)', 'baseline (min–max)', 'ratio', 'budget', 'ok?'];

/** The table as lines of text, aligned for a terminal. */
export function tableText({ id, title, figures, gate }: Table): string {
  const cells = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '));
  const notes = figures.flatMap(({ what, note }) => (note ? [`  ${what}: ${note}`] : []));
  return [`${id}${gate ? '†' : ''}  ${title}`, ...lines, ...notes, ''].join('\n');
}

function row(figure: Figure): string[] {
  const { what, unit, ours, baseline, budget } = figure;
  const ratio = ratioOf(figure);
  const within = isWithin(figure);
  return [
    what,
    sampleText(ours, unit),
    baseline ? `${baseline.what} ${sampleText(baseline.sample, unit)}` : '–',
    ratio === undefined ? '–' : `${ratio.toFixed(2)}×`,
    budget
      ? [
          ...(budget.at_most === undefined
            ? []
            : [`≤ ${number(budget.at_most)} ${unit}`.trimEnd()]),
          ...(budget.at_least === undefined
            ? []
            : [`≥ ${number(budget.at_least)} ${unit}`.trimEnd()]),
          ...(budget.ratio_at_most === undefined ? [] : [`≤ ${budget.ratio_at_most}×`]),
        ].join(', ')
      : '–',
    within === undefined ? '' : within ? 'yes' : 'NO',
  ];
}

function sampleText(sample: Sample, unit: string): string {
  if (sample.length === 0) return 'nothing measured';
  const value = `${number(median(sample))} ${unit}`.trimEnd();
  if (sample.length === 1) return value;
  return `${value} (${number(Math.min(...sample))}–${number(Math.max(...sample))}, n=${sample.length})`;
}

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 250 ? 1 : 0 });
