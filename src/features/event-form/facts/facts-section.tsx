import { Suspense, useState } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { emptyFacts, type FactsForm } from '#domain/event/event-facts.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import type { EventFormApi } from '../use-event-form.ts';

const FactFields = lazyPart(() => import('./fact-fields.tsx'));

/** What decides whether a person comes; closed until something in it is filled in. */
export function FactsSection({ form }: { form: EventFormApi }) {
  const { LL } = useI18nContext();
  const [opened, setOpened] = useState(false);
  const { section, section_hint, facts } = LL.event_form;
  return (
    <FormSection title={section.facts()} hint={section_hint.facts()}>
      <form.Subscribe selector={({ values }) => isFilled(values)}>
        {(filled) =>
          opened || filled ? (
            <Suspense>
              {/* stays once it is here, also while the last field is emptied */}
              <FactFields form={form} onShown={() => setOpened(true)} />
            </Suspense>
          ) : (
            <div>
              <Button aria-expanded={false} onClick={() => setOpened(true)}>
                {facts.open()}
              </Button>
            </div>
          )
        }
      </form.Subscribe>
    </FormSection>
  );
}

/** The secret place stands with the place, and the patch with its picture. */
const {
  place_is_secret: _flag,
  secret_place: _place,
  patch_for: _for,
  patch_name: _name,
  patch_drawing: _drawing,
  ...here
} = emptyFacts;
const isFilled = (values: FactsForm): boolean =>
  (Object.keys(here) as (keyof typeof here)[]).some((name) =>
    name === 'energy_limits' ? values[name].length > 0 : values[name] !== emptyFacts[name],
  );
