import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RegisterScreen } from '#features/registration/register-screen.tsx';
import { useNow } from '../use-now.ts';

export const Route = createFileRoute('/register/$id')({
  validateSearch: v.object({ edit: v.optional(v.pipe(v.string(), v.uuid())) }),
  component: RegisterRoute,
});

function RegisterRoute() {
  const { id } = Route.useParams();
  return <RegisterScreen key={id} id={id} edit={Route.useSearch().edit} now={useNow()} />;
}
