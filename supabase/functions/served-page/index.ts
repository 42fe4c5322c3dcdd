import { functionEnvironment } from '../_shared/environment.ts';
import { servePage } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    servePage(request, functionEnvironment(given)),
};
