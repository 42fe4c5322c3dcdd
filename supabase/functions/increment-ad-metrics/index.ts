import { functionEnvironment } from '../_shared/environment.ts';
import { incrementAdMetrics } from './handler.ts';

export default {
  fetch: (request: Request, given?: unknown): Promise<Response> =>
    incrementAdMetrics(request, functionEnvironment(given)),
};
