import { parseSync } from 'vite';
import type { Mutant } from './mutant.ts';

/** A node of the parser: a type, a position, and fields of that type. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
type Change = Omit<Mutant, 'file'>;

const OTHER: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
const OTHER_CALL: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  max: 'min',
  min: 'max',
  floor: 'ceil',
  ceil: 'floor',
};
/** Nodes that pass their value through unchanged. */
const TRANSPARENT = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * Every change of a source that is tried: comparisons at their limit and reversed, `and` for `or`,
 * conditions that always hold or never hold, calls left out, other numbers, empty texts, no return
 * value. Types, imports, error messages and markup are left alone: browser tests check how a screen
 * looks.
 */
export function typescriptMutants(file: string, source: string): Mutant[] {
  const found: Change[] = [];
  const visit = (node: Node): void => {
    if (node.type.startsWith('JSX') || node.type.startsWith('Import')) return;
    if (node.type.startsWith('TS') && !TRANSPARENT.has(node.type)) return;
    found.push(...changesOf(node, source));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return found.map((change) => ({ file, ...change }));
}

function childrenOf(node: Node): Node[] {
  if (node.type === 'NewExpression' && /Error|Exception/.test(nameOf(node['callee']))) return [];
  const skipped = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']);
  if (node.type === 'Property' || node.type === 'MemberExpression') {
    if (!node['computed']) skipped.add(node.type === 'Property' ? 'key' : 'property');
  }
  if (node.type.startsWith('Export')) skipped.add('source').add('specifiers');
  return Object.entries(node)
    .filter(([key]) => !skipped.has(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { name, property } = node;
  return typeof name === 'string' ? name : nameOf(property);
}

function changesOf(node: Node, source: string): Change[] {
  const text = (of: Node) => source.slice(of.start, of.end);
  const exchange = (of: Node, by: string, what: string): Change => ({
    start: of.start,
    end: of.end,
    with: by,
    what,
  });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorChanges(node, source);
    case 'UnaryExpression':
      return node['operator'] === '!'
        ? [exchange(node, text(node['argument'] as Node), 'no longer negated')]
        : [];
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node['test'] as Node;
      return ['true', 'false'].map((always) => exchange(test, always, `condition to ${always}`));
    }
    case 'ExpressionStatement':
      return isCall(node['expression'] as Node) ? [exchange(node, ';', 'call left out')] : [];
    case 'ReturnStatement':
      return node['argument'] ? [exchange(node, 'return undefined;', 'gives nothing back')] : [];
    case 'CallExpression': {
      const callee = node['callee'] as Node;
      const property = callee['property'];
      const other = isNode(property) ? OTHER_CALL[nameOf(property)] : undefined;
      return other && isNode(property)
        ? [exchange(property, other, `${nameOf(property)} to ${other}`)]
        : [];
    }
    case 'Literal':
      return literalChanges(node).map((by) => exchange(node, by, `${text(node)} to ${by}`));
    default:
      return [];
  }
}

/** The operator stands between its two sides. */
function operatorChanges(node: Node, source: string): Change[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const operator = String(node['operator']);
  const other = OTHER[operator];
  if (operator === '??')
    return [{ start: left.end, end: right.end, with: '', what: 'what stands behind ?? left out' }];
  const joins = [left, right].some(
    (side) => typeof side['value'] === 'string' || side.type === 'TemplateLiteral',
  );
  if (!other || (operator === '+' && joins)) return [];
  const start = source.indexOf(operator, left.end);
  return [{ start, end: start + operator.length, with: other, what: `${operator} to ${other}` }];
}

const isCall = (node: Node): boolean =>
  node.type === 'CallExpression' ||
  (node.type === 'AwaitExpression' && isCall(node['argument'] as Node)) ||
  (node.type === 'UnaryExpression' &&
    node['operator'] === 'void' &&
    isCall(node['argument'] as Node));

function literalChanges({ value }: Node): string[] {
  // thousands are times and sizes, where one more makes no difference
  if (typeof value === 'number') return [String(value >= 1000 ? value * 2 : value + 1)];
  if (typeof value === 'boolean') return [String(!value)];
  return typeof value === 'string' && value !== '' ? [`''`] : [];
}
