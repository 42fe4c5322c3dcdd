import { functionEnvironment } from '../_shared/environment.ts';
import { geocode } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    geocode(request, functionEnvironment(given)),
};
