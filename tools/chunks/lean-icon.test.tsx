import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as search from 'lucide-react/icons/search';
import createIcon from './lean-icon.ts';

const Search = search.default;
// exported, but not in its types
const { __iconData: drawing } = search as unknown as {
  readonly __iconData: Parameters<typeof createIcon>[0];
};
const Lean = createIcon(drawing);

test.each([
  {},
  { className: 'size-5 shrink-0' },
  { 'aria-hidden': true, strokeWidth: 1.5 },
  { 'aria-label': 'Buscar', role: 'img' },
])('an icon with %j is drawn as the library draws it', (props) => {
  expect(renderToStaticMarkup(<Lean {...props} />)).toBe(
    renderToStaticMarkup(<Search {...props} />),
  );
});
