import { functionEnvironment } from '../_shared/environment.ts';
import { eventPasses } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    eventPasses(request, functionEnvironment(given)),
};
