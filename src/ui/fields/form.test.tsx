// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { Form } from './form.tsx';

test('two taps send a form once; when it was not sent, the next tap tries again', async () => {
  const sent = Promise.withResolvers<void>();
  const handleSubmit = vi.fn(() => sent.promise);
  showForm(
    <Form form={{ handleSubmit }}>
      <button type="submit">Enviar</button>
    </Form>,
  );
  const tap = () => act(async () => document.querySelector('button')!.click());
  await tap();
  await tap();
  expect(handleSubmit).toHaveBeenCalledOnce();
  sent.resolve();
  await tap();
  await tap();
  expect(handleSubmit.mock.calls.length).toBeGreaterThan(1);
});
