// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { Organiser } from './organiser.tsx';

const event = eventRow({ id: 'e1', organiser_name: 'Rita', show_contact: true });

test('the number of who organises stands under their name, where its absence is explained', () => {
  const below = (whatsapp: string | null) => {
    showForm(<Organiser event={event} payment={{ whatsapp } as never} />);
    const name = [...document.querySelectorAll('p')].find((p) => p.textContent === 'Rita');
    return name!.nextElementSibling!;
  };
  expect(below('5511987654321').getAttribute('href')).toContain('5511987654321');
  expect(below(null).tagName).toBe('P');
});
